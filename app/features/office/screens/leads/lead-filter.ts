import { type LeadState, leadStates } from "#app/features/leads/rules/lead-states.ts";
import { type LeadKind, leadKinds } from "#app/lib/lead-kinds.ts";
import { type LeadTab, leadTabs } from "../../calls/leads/lead-calls.ts";

/** What the CRM did not take is a tab, and a list of its own. */
export const inboxTabs = [...leadTabs, "failed"] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** What the address says of the list. */
export interface InboxFilter {
  readonly tab: InboxTab;
  readonly kind: LeadKind | undefined;
  readonly state: LeadState | undefined;
  readonly place: string | undefined;
  readonly text: string | undefined;
}

export function filterIn(parameters: URLSearchParams): InboxFilter {
  const said = (name: string) => parameters.get(name) || undefined;
  return {
    tab: inboxTabs.find((one) => one === said("tab")) ?? "all",
    kind: leadKinds.find((one) => one === said("kind")),
    state: leadStates.find((one) => one === said("state")),
    place: said("place"),
    text: said("text")?.slice(0, 80),
  };
}

export interface ListQuery {
  readonly tab?: LeadTab;
  readonly kind?: LeadKind;
  readonly state?: LeadState;
  readonly place?: string;
  readonly text?: string;
}

/** The same as the calls of lists take it: what is not said is not there. */
export function queryOf({ tab, kind, state, place, text }: InboxFilter): ListQuery {
  return {
    ...(tab !== "all" && tab !== "failed" && { tab }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(place && { place }),
    ...(text?.trim() && { text: text.trim() }),
  };
}

export function isNarrowed({ kind, state, place, text }: InboxFilter): boolean {
  return [kind, state, place, text].some((one) => one !== undefined);
}
