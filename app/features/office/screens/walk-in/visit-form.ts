import { normalize } from "#app/lib/validation/validation-patterns.ts";

/** What a desk has entered of a new visit. */
export interface VisitForm {
  readonly kind: "walk-in" | "phone";
  readonly plate: string;
  readonly phone: string;
  readonly name: string;
  readonly model: string;
  readonly language: "en" | "ar";
  /** A known customer, and which of their cars; null where they are new. */
  readonly known: { readonly customerId: string; readonly vehicleId: string | null } | null;
  readonly serviceCode: string | null;
  readonly day: string;
  readonly startsAt: string | null;
  readonly notes: string;
}

export function emptyVisit(today: string, language: "en" | "ar", customerId?: string): VisitForm {
  return {
    kind: "walk-in",
    plate: "",
    phone: "",
    name: "",
    model: "",
    language,
    known: customerId === undefined ? null : { customerId, vehicleId: null },
    serviceCode: null,
    day: today,
    startsAt: null,
    notes: "",
  };
}

/** Eight digits of Qatar, in either script's digits, with or without the dial code. */
export function nationalPhone(typed: string): string | undefined {
  const digits = normalize("phone", typed).replace(/\D/g, "");
  return /^\d{8}$/.test(digits) ? digits : undefined;
}

export type VisitProblem = "plate" | "phone" | "name" | "model" | "service" | "time";

/** What is still missing, in the order of the form. */
export function problemsOf(form: VisitForm): VisitProblem[] {
  const problems: VisitProblem[] = [];
  const isNewCar = form.known?.vehicleId == null;
  if (isNewCar && form.plate.trim() === "") problems.push("plate");
  if (form.known === null && nationalPhone(form.phone) === undefined) problems.push("phone");
  if (form.known === null && form.name.trim() === "") problems.push("name");
  if (isNewCar && form.model.trim() === "") problems.push("model");
  if (form.serviceCode === null) problems.push("service");
  if (form.startsAt === null) problems.push("time");
  return problems;
}

/** The time that stands chosen: the first one of the day that has not begun, which is now for who stands at the desk. */
export function firstTime(
  times: readonly { readonly startsAt: string; readonly endsAt: string }[],
  now: number,
): string | null {
  return (times.find(({ endsAt }) => Date.parse(endsAt) > now) ?? times[0])?.startsAt ?? null;
}

/** A visit as the call takes it; the form has no problems. */
export function bodyOf(form: VisitForm, checkIn: boolean) {
  const { kind, known, startsAt, serviceCode, notes } = form;
  return {
    kind,
    startsAt: startsAt ?? "",
    serviceCodes: [serviceCode ?? ""],
    person:
      known === null
        ? { name: form.name.trim(), phone: `+974${nationalPhone(form.phone)}`, language: form.language }
        : { customerId: known.customerId },
    car:
      known?.vehicleId == null
        ? { plate: form.plate.trim(), modelName: form.model.trim() }
        : { vehicleId: known.vehicleId },
    notes,
    checkIn,
  };
}

/** Whether a time of today is chosen. A time after midnight is one of the day whose night it is in. */
export function isToday({ day, startsAt }: Pick<VisitForm, "day" | "startsAt">, today: string): boolean {
  return startsAt !== null && day === today;
}
