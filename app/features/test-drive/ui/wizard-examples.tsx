import type { ReactNode } from "react";
import type { Profile } from "#app/features/account/rules/profile.ts";
import type { Language } from "#app/i18n/language.ts";
import content from "../../../../content/demo/test-drive.json" with { type: "json" };
import { answerCalls, type CallAnswer } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { TestDrivePage } from "../content/test-drive-page.ts";
import type { DriveModel } from "./drive-model.ts";
import { DrivePageContext } from "./drive-page.ts";
import { DriveWizard } from "./drive-wizard.tsx";

/** The demo's texts of the wizard. */
export const driveTexts = content.fragments[0] as unknown as Record<Language, TestDrivePage>;

const modelOf = (id: string, names: [string, string], types: string[], isDrivable = true): DriveModel => ({
  id,
  brand: "rimal",
  name: names[0],
  names,
  types,
  isDrivable,
  picture: "",
  ...{ typeName: "Sedan", description: `About ${names[0]}`, aliases: [`${id}-2024`], variantAliases: [] },
  alsoKnownAs: types.join(" "),
});
const models = [
  modelOf("suhail", ["Suhail", "سهيل"], ["sedan"]),
  modelOf("wahat", ["Wahat", "واحات"], ["suv"]),
  modelOf("qafila", ["Qafila", "قافلة"], ["van"], false),
];
export const noCar = { title: "No car is free", text: "It may be on the road." };

const now = Date.parse("2026-12-01T02:00:00.000Z");
const showroom = (id: string, title: string, trims: string[]) => ({
  ...{ id, title, address: "Doha", latitude: 25.3, longitude: 51.5, phoneNumber: "+97455001201" },
  ...{ timeZone: "Asia/Qatar", changeMinutes: 1440 },
  cars: trims.map((trim) => ({ id: `car-${trim}`, carName: "Suhail", trim, color: "Garnet Red" })),
});
export const salwa = showroom("salwa", "Salwa Road", ["GL", "Hybrid Sport"]);
export const lusail = showroom("lusail", "Lusail", ["Hybrid"]);
export const slotAt = (startTime: string, place = "salwa") => ({
  startTime,
  endTime: new Date(Date.parse(startTime) + 45 * 60_000).toISOString(),
  territories: [{ id: place, territoryPromiseKey: `promise of ${startTime}` }],
});
export const starts = ["2026-12-01T05:00:00.000Z", "2026-12-01T07:00:00.000Z"] as const;
export const booked = {
  ...{ serviceAppointmentId: "d1", reference: "RMD-7K3QXA", code: "confirmed", status: "upcoming" },
  ...{ version: 2, schedStartTime: starts[0], schedEndTime: "2026-12-01T05:45:00.000Z" },
  resource: { id: "car-GL", trim: "GL", color: "Garnet Red" },
  ...{ changeUntil: "2026-11-30T05:00:00.000Z", link: "/drive/7K3QXA-aaaaaaaaaaaaaaaa" },
};

const answers = {
  "/v3/test-drive/locations": [[salwa, lusail]],
  "/v3/test-drive/earliest": {
    offers: [
      { centerId: "salwa", ...slotAt(starts[0]), day: "2026-12-01", territoryPromiseKey: "promise of all" },
    ],
    days: [{ day: "2026-12-01", times: 2 }],
  },
  "/v3/test-drive/slots": [starts.map((start) => slotAt(start))],
  "/v3/test-drive/hold": { heldUntil: new Date(now + 600_000).toISOString() },
  "/v3/test-drive/appointment": booked,
  "/v3/test-drive/task": { taskId: "t1", reference: "RMD-8K3QXA", link: booked.link },
  "/v3/phone/channels": { channels: ["sms"] },
  "/v3/phone/codes": { expiresIn: 300, resendIn: 60 },
  "/v3/phone/codes/verification": { proof: "proof-of-the-number", expiresIn: 1_800 },
  "/v3/phone/codes/delivery": { channel: "sms", state: "sent" },
};

export const noora = {
  ...{ id: "noora", sfAccountId: "", kunnr: "", firstName: "Noora", lastName: "Saleh" },
  phones: [{ phoneNumber: "+97455001299" }],
  emails: [{ email: "noora@example.qa" }],
} as Profile;

interface Shown {
  language?: Language;
  width?: number;
  /** The query of the address. */
  search?: string;
  profile?: Profile;
  own?: Record<string, CallAnswer | readonly CallAnswer[]>;
}

/** The wizard on its page, with the demo's texts and answers of the API. */
export async function showWizard({ language = "en", width, search = "", profile, own }: Shown = {}) {
  const calls = answerCalls({ ...answers, ...own });
  const texts = driveTexts[language];
  const screen = await render(onDrivePage(<DriveWizard profile={profile} isClear />, language), {
    ...{ language, at: `/test-drive?lang=${language}${search}` },
    ...(width !== undefined && { width }),
    customer: { serverNow: () => now, ...(profile ? {} : { accessToken: async () => undefined }) },
  });
  const made = (end: string) => calls.filter(({ url }) => url.pathname.endsWith(end));
  const next = screen.getByRole("button", { name: texts.continueLabel, exact: true });
  const heading = (name: string) => screen.getByRole("heading", { name, exact: true });
  return { screen, calls, made, next, heading, texts };
}

/** A part of the wizard on its page. */
export function onDrivePage(node: ReactNode, language: Language) {
  const texts = driveTexts[language];
  const types = [
    { id: "all", label: "All models" },
    { id: "sedan", label: "Sedans" },
    { id: "suv", label: "SUVs" },
  ];
  return <DrivePageContext value={{ texts, models, types, noCar, minimumAge: 21 }}>{node}</DrivePageContext>;
}

/** A field by its label, whatever stands behind that. */
export function fieldOf(screen: Awaited<ReturnType<typeof render>>, label: string) {
  // bounded: a label of the wizard, fewer than 100 characters.
  return screen.getByLabelText(new RegExp(`^${RegExp.escape(label)}`));
}
