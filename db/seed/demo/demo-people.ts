/** A person of the demo. The account seed makes a login of each; other seeds give them what they own. */
export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nameAr?: string;
  /** Eight digits, without the dial code. */
  readonly phone: string;
  readonly sfAccountId: string;
  readonly kunnr: string;
}

/** Owns three vehicles, with a history and one coming appointment. */
export const noora: DemoPerson = {
  id: "01976f00-0000-7000-8000-000000000001",
  email: "noora@example.qa",
  password: "marsa-demo-2026",
  firstName: "Noora",
  lastName: "Al Kuwari",
  nameAr: "نورة الكواري",
  phone: "55123401",
  sfAccountId: "001DEMO000000001AA",
  kunnr: "0000400001",
};

/** Owns nothing yet: shows the empty states. */
export const khalid: DemoPerson = {
  id: "01976f00-0000-7000-8000-000000000002",
  email: "khalid@example.qa",
  password: "marsa-demo-2026",
  firstName: "Khalid",
  lastName: "Al Mannai",
  nameAr: "خالد المناعي",
  phone: "55123402",
  sfAccountId: "001DEMO000000002AA",
  kunnr: "0000400002",
};

export const demoPeople: readonly DemoPerson[] = [noora, khalid];
