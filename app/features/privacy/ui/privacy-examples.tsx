import { vi } from "vitest";
import type { PageSession } from "#app/features/account/session/page-session.ts";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import type { listReadingsCall } from "#app/features/documents/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { answerCalls, type CallAnswer } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { Consent, ExportState, HeldData } from "../calls.ts";
import { privacyWords } from "../words.ts";
import { PrivacyCenter } from "./privacy-center.tsx";

export const privacyPath = "/v3/account/privacy";

interface Shown {
  readonly answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  readonly language?: Language;
}

/** Renders the privacy center of a customer of whom little is stored, but for the answers that are given. */
export async function renderPrivacy({ answers, language = "en" }: Shown = {}) {
  const calls = answerCalls({
    [privacyPath]: heldAnswer(),
    [`${privacyPath}/consents`]: [[]],
    "/v3/documents/readings": [[]],
    "/v3/account/activities": [[]],
    ...answers,
  });
  const send = vi.fn<PageSession["send"]>();
  const screen = await render(
    <SessionContext value={signedIn(send)}>
      <CustomerArea>
        <PrivacyCenter />
      </CustomerArea>
    </SessionContext>,
    { language, width: 390 },
  );
  return {
    ...{ screen, calls },
    /** Takes the events of the session. */
    send,
    made: (method: string) => calls.filter((call) => call.method === method),
    words: privacyWords.of(language),
    button: (name: string | RegExp) => screen.getByRole("button", { name }),
    notice: screen.getByRole("dialog", { name: /^(Confirm that it is you|تأكيد هويتك)$/ }),
  };
}

let customers = 0;

/** Another customer each time, so that no test reads what the one before has cached. */
function signedIn(send: PageSession["send"]): PageSession {
  const profile = { id: `privacy-${++customers}`, firstName: "Noora", lastName: "Al Kuwari" };
  const session = {
    state: { status: "signed-in", profile, isReadOnly: false },
    subscribe: () => () => undefined,
    accessToken: async () => "token-of-noora",
    send,
  };
  return session as unknown as PageSession;
}

export const heldExample = (changes: Partial<HeldData> = {}): HeldData => ({
  ...{ id: "booking.appointment", title: "Service appointments", purpose: "To plan the work on your car." },
  ...{ retention: "24 months after the visit", count: 3, isTechnical: false, retained: null },
  ...changes,
});

/** What is stored, and the copy of it. */
export const heldAnswer = (held: HeldData[] = [heldExample()], copy: ExportState | null = null) => ({
  held,
  export: copy,
});

export const copyExample = (state: ExportState["state"]): ExportState => ({
  ...{ state, requestedAt: "2026-11-23T08:00:00.000Z", expiresAt: "2026-11-24T08:00:00.000Z" },
});

export const consentExample = (changes: Partial<Consent> = {}): Consent => ({
  ...{ purpose: "marketing", given: true, textVersion: "2026-11", language: "en", source: "account" },
  ...{ at: "2026-11-23T08:00:00.000Z", ...changes },
});

type Reading = AnswerOf<typeof listReadingsCall>[number];

/** The front of a driving license, opened by staff. */
export const readingExample = (changes: Partial<Reading> = {}): Reading => ({
  ...{
    at: "2026-11-22T09:30:00.000Z",
    reader: "staff",
    role: null,
    documentId: "d1",
    type: "driving-license",
    page: 0,
  },
  ...changes,
});

/** An appointment that has not begun. */
export const appointmentExample = (changes: Partial<Activity> = {}): Activity => ({
  ...{ id: "a1", type: "service", code: "CNF", status: "upcoming", title: "Service: Hajar" },
  ...{ at: "2026-12-01T05:00:00.000Z", actions: ["view"], ...changes },
});
