import type { AnalyticsEvent } from "./rules/events.ts";

/** More than a visitor does before answering; beyond it the oldest go. */
const mostWaiting = 200;

let waiting: AnalyticsEvent[] = [];
let taker: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Reports an event. Until the visitor has chosen it waits in the memory of the page and nowhere else; with consent it
 * goes to the data layer, after a refusal it is dropped. For the browser only.
 */
export function track(event: AnalyticsEvent): void {
  if (taker) taker(event);
  else waiting = [...waiting, event].slice(-mostWaiting);
}

/** From now on events go there, those that wait first; without a taker they wait again. */
export function handOverTo(take: typeof taker): void {
  taker = take;
  if (take === undefined) return;
  const held = waiting;
  waiting = [];
  held.forEach(take);
}

/** Events that wait for a choice. */
export function waitingEvents(): readonly AnalyticsEvent[] {
  return waiting;
}

export const privacyChoicesEvent = "marsa-privacy-choices";

/** Opens the privacy choices, loading them first. */
export function openPrivacyChoices(): void {
  dispatchEvent(new Event(privacyChoicesEvent));
}
