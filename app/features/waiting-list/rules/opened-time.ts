import { href } from "#app/lib/address/href.ts";

/** A time that is held for a customer who waits: for which place on the list, where and when (UTC instant, ISO 8601). */
export interface OpenedTime {
  readonly waitingId: string;
  readonly centerId: string;
  readonly startsAt: string;
}

/** Where such a time is taken: the summary of the wizard. It names the time, so that an old link never takes a newer one. */
export function openedTimeAddress({ waitingId, centerId, startsAt }: OpenedTime): string {
  return addressOfTime({ waitingId, centerId, at: shortInstant(startsAt) });
}

/** The address that takes a time, named by its parts. */
export function addressOfTime({ waitingId, centerId, at }: Record<keyof RequestedTime, string>): string {
  return `${href("/book-a-service")}?${new URLSearchParams({ waiting: waitingId, center: centerId, at })}`;
}

/** The same in few characters, for an SMS. It leads to the address above. */
export function shortOpenedTimeAddress({ waitingId, centerId, startsAt }: OpenedTime): string {
  return `/w/${[waitingId, centerId, shortInstant(startsAt)].map(encodeURIComponent).join("/")}`;
}

/** The time that an address takes; with the entry alone, what is held for it now. */
export interface RequestedTime extends Pick<OpenedTime, "waitingId"> {
  readonly centerId: string | undefined;
  readonly at: string | undefined;
}
export function requestedTime(search: URLSearchParams): RequestedTime | undefined {
  const waitingId = search.get("waiting");
  if (!waitingId) return undefined;
  return { waitingId, centerId: search.get("center") ?? undefined, at: search.get("at") ?? undefined };
}

/** Whether a held time is the one that an address requests. */
export function isRequestedTime(
  { centerId, at }: RequestedTime,
  held: Omit<OpenedTime, "waitingId">,
): boolean {
  if (centerId === undefined && at === undefined) return true;
  return centerId === held.centerId && at === shortInstant(held.startsAt);
}

/** `20261125T0500Z`: slots begin on whole minutes. */
function shortInstant(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace(/[-:]/g, "")}Z`;
}
