import { hash, verify } from "@node-rs/argon2";

// The names of the package's enums are types only, so these are its values: argon2id, version 0x13. Cost of OWASP.
const cost = { algorithm: 2, version: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const nobodysHash = hash("nobody's password", cost);

/** An argon2id hash with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Always costs one verification, also where there is no such account, so that time tells nothing. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password.normalize("NFC"));
  return matches && typeof passwordHash === "string";
}
