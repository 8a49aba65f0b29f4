import type * as z from "zod/mini";
import type { affected, resolution } from "../../calls/capacity-fields.ts";
import { type FreeTime, firstFreeTimes } from "../../rules/affected-appointments.ts";

export type Affected = z.output<typeof affected>;
export type ResolutionSent = z.output<typeof resolution>;
/** What was chosen for an appointment. Who calls may still be open. */
export type Choice =
  | { readonly kind: "move"; readonly startsAt: string }
  | { readonly kind: "cancel" }
  | { readonly kind: "call"; readonly staffId: string | null };
export type Choices = Readonly<Record<string, Choice>>;
/** What is known of an affected appointment; undefined while it is read, or where another feature stores it. */
export interface Person {
  readonly version: number;
  readonly canMove: boolean;
  readonly canCancel: boolean;
  readonly serviceCodes: readonly string[];
}
export type People = ReadonlyMap<string, Person>;

/** Whether an appointment needs nothing more. A time that has been taken meanwhile is no longer an answer. */
export function isAnswered({ appointmentId, proposals, call }: Affected, choices: Choices): boolean {
  if (call !== undefined) return true;
  const choice = choices[appointmentId];
  if (choice === undefined) return false;
  if (choice.kind === "move") return proposals.some(({ startsAt }) => startsAt === choice.startsAt);
  return choice.kind === "cancel" || choice.staffId !== null;
}

/** What the deed takes: an answer for each appointment that is still affected, with the version that was seen. */
export function resolutionsOf(
  appointments: readonly Affected[],
  choices: Choices,
  people: People,
): Record<string, ResolutionSent> {
  const sent: Record<string, ResolutionSent> = {};
  for (const one of appointments) {
    const choice = choices[one.appointmentId];
    if (one.call !== undefined || choice === undefined || !isAnswered(one, choices)) continue;
    const version = people.get(one.appointmentId)?.version;
    if (choice.kind === "call") sent[one.appointmentId] = { call: choice.staffId ?? "" };
    else if (version === undefined) continue;
    else if (choice.kind === "cancel") sent[one.appointmentId] = { version, cancel: true };
    else sent[one.appointmentId] = { version, move: choice.startsAt };
  }
  return sent;
}

type Proposal = Affected["proposals"][number];
/** Times beside those that were proposed, by the id of the appointment. */
export type FurtherTimes = Readonly<Record<string, readonly Proposal[]>>;

/** Appointments with further times to choose from, in order of time. */
export function withFurther(appointments: readonly Affected[], further: FurtherTimes): Affected[] {
  return appointments.map((one) => {
    const added = (further[one.appointmentId] ?? []).filter(
      ({ startsAt }) => !one.proposals.some((proposal) => proposal.startsAt === startsAt),
    );
    const proposals = [...one.proposals, ...added];
    return { ...one, proposals: proposals.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
  });
}

/** The services of an appointment, as free times are read for them; undefined where it cannot be moved. */
export function servicesOf({ appointmentId, call }: Affected, people: People): string | undefined {
  const person = people.get(appointmentId);
  return call === undefined && person?.canMove ? person.serviceCodes.join(";") : undefined;
}

/**
 * A free time for each appointment that can be moved and is not answered yet, so that all of them fit; what was chosen stays.
 * `freeOf` has the free times by services.
 */
export function withFirstFree(
  appointments: readonly Affected[],
  {
    choices,
    people,
    freeOf,
  }: { choices: Choices; people: People; freeOf: ReadonlyMap<string, readonly FreeTime[]> },
): ReadonlyMap<string, Pick<Proposal, "startsAt" | "endsAt">> {
  const moving = appointments.flatMap((one) => {
    const services = servicesOf(one, people);
    const choice = choices[one.appointmentId];
    if (services === undefined || (isAnswered(one, choices) && choice?.kind !== "move")) return [];
    const wanted = choice?.kind === "move" && isAnswered(one, choices) ? choice.startsAt : undefined;
    const { appointmentId, startsAt } = one;
    return [{ appointmentId, startsAt, wanted, free: freeOf.get(services) ?? [] }];
  });
  return firstFreeTimes(moving);
}

/** A refusal says what is left; those that it leaves out were answered, and the refused deed has undone that. */
export function withLeft(before: readonly Affected[], left: readonly Affected[]): Affected[] {
  const newest = new Map([...before, ...left].map((one) => [one.appointmentId, one]));
  return [...newest.values()].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
