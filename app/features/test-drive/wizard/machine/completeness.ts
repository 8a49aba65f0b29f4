import { dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { type FieldProblem, problemOf } from "#app/lib/validation/validation-patterns.ts";
import { type LicenseProblem, licenseProblem } from "../../rules/license.ts";
import type { DriverNumber } from "../drive-bodies.ts";
import { type Driver, type DriveState, isCompleteUntil } from "../drive-state.ts";
import type { WizardState } from "./wizard-state.ts";

/** Whether the button that leads on may be pressed. */
export function mayContinue(state: WizardState): boolean {
  const { drive } = state;
  if (drive.step !== "Summary") return isCompleteUntil(drive, drive.step);
  if (Object.keys(driverProblems(drive.driver)).length > 0 || numberOf(state) === null) return false;
  return (
    drive.requestFrom !== null ||
    (isLicenseAnswered(drive) && holdsPromise(drive) && problemOfLicense(drive) === undefined)
  );
}

/** Under which number is driven: the account's, or one that was confirmed here; null while there is none. */
export function numberOf({
  drive,
  customer,
  phone,
}: Pick<WizardState, "drive" | "customer" | "phone">): DriverNumber | null {
  const own = customer?.mobile;
  if (own !== undefined && !drive.usesOtherNumber) return { mobile: own };
  if (phone === null) return null;
  const { phone: mobile, proof, browser } = phone;
  return { mobile, phoneProof: { proof, browser } };
}

/** The first rule that each field of the driver breaks. */
export function driverProblems({
  firstName,
  lastName,
  email,
}: Driver): Partial<Record<keyof Driver, FieldProblem>> {
  const { validation } = market();
  const problems = {
    firstName: problemOf("name", firstName, validation),
    lastName: problemOf("name", lastName, validation),
    email: email.trim() === "" ? undefined : problemOf("email", email, validation),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** What speaks against the license as far as it is answered; undefined where nothing does. */
export function problemOfLicense({ license, slot, showroom }: DriveState): LicenseProblem | undefined {
  const day = slot && showroom ? dayIn(slot.startTime, showroom.timeZone) : "";
  const { country, validUntil, isOfAge } = license;
  return licenseProblem(
    { country: country ?? "qatar", validUntil: validUntil || day, isOfAge: isOfAge ?? true },
    day,
  );
}

function isLicenseAnswered({ license: { country, validUntil, isOfAge } }: DriveState): boolean {
  return country !== null && /^\d{4}-\d{2}-\d{2}$/.test(validUntil) && isOfAge !== null;
}

/** A slot restored from storage has no promise until the slots have been read again. */
function holdsPromise({ slot }: DriveState): boolean {
  return slot !== null && slot.territoryPromiseKey !== "";
}
