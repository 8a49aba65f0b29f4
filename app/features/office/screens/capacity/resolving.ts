import type * as z from "zod/mini";
import type { affected, resolution } from "../../calls/capacity-fields.ts";
import { firstFreeTimes } from "../../rules/affected-appointments.ts";

export type Affected = z.output<typeof affected>;
export type ResolutionSent = z.output<typeof resolution>;
/** What somebody chose for an appointment. Who calls may still be open. */
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

/** The first free time for each appointment that can be moved and is not answered yet; what was chosen stays. */
export function withFirstFree(appointments: readonly Affected[], choices: Choices, people: People): Choices {
  const open = appointments.filter((one) => !isAnswered(one, choices) && people.get(one.appointmentId)?.canMove);
  const given = appointments.flatMap(({ appointmentId, proposals }) => {
    const choice = choices[appointmentId];
    return choice?.kind === "move" ? proposals.filter(({ startsAt }) => startsAt === choice.startsAt) : [];
  });
  const times = firstFreeTimes(open, given);
  const added = [...times].map(([id, startsAt]) => [id, { kind: "move", startsAt }] as const);
  return { ...choices, ...Object.fromEntries(added) };
}

/** A refusal says what is left; those that it leaves out were answered, and the refused deed has undone that. */
export function withLeft(before: readonly Affected[], left: readonly Affected[]): Affected[] {
  const newest = new Map([...before, ...left].map((one) => [one.appointmentId, one]));
  return [...newest.values()].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
