import { describe, expect, it, vi } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { withShareSheet } from "../../../../../tests/components/share-sheet.ts";
import { bookedDrive, completeDrive } from "../../wizard/drive-examples.ts";
import type { DriveState } from "../../wizard/drive-state.ts";
import { saveDrive } from "../../wizard/saved-drive.ts";
import { driveTexts, noora } from "../wizard-examples.tsx";
import { ConfirmedDrive } from "./confirmed-drive.tsx";

const { link } = bookedDrive;
const booked: DriveState = { ...completeDrive, booked: bookedDrive };
const requested: DriveState = {
  ...{ ...completeDrive, slot: null, date: null, showroom: null },
  booked: { ...bookedDrive, id: "t1", reference: "RMD-8K3QXA", code: null, car: null, changeUntil: null },
};

interface Shown {
  drive?: DriveState | undefined;
  language?: Language;
  search?: string;
  profile?: typeof noora;
  isClear?: boolean;
}

async function show({ drive, language = "en", search = "", profile, isClear = true }: Shown) {
  answerCalls({});
  if (drive) saveDrive(sessionStorage, drive, profile?.id ?? null, Date.now());
  const texts = driveTexts[language].confirmation;
  const screen = await render(<ConfirmedDrive profile={profile} isClear={isClear} texts={texts} />, {
    ...{ language, at: `/test-drive-confirmation?lang=${language}${search}` },
    routes: [{ path: "/test-drive", element: <h1>the wizard</h1> }],
  });
  const way = (name: string) => screen.getByRole("link", { name, exact: true });
  return { screen, texts, way };
}

describe("a booked drive", () => {
  it.each(["en", "ar"] as const)(
    "says when, where, what to bring and under which reference, in %s",
    async (language) => {
      const { screen, texts } = await show({ drive: booked, language, search: "&serviceAppointmentId=d1" });
      await expect.element(screen.getByRole("heading", { name: texts.title })).toHaveFocus();
      await expect.element(screen.getByText("RMD-7K3QXA")).toHaveAttribute("dir", "ltr");
      await expect.element(screen.getByText(/1 December 2026|1 ديسمبر 2026/).first()).toBeVisible();
      await expect.element(screen.getByRole("definition").filter({ hasText: "Place s1" })).toBeVisible();
      await expect.element(screen.getByText(texts.bringItems[0] ?? "")).toBeVisible();
      await expect
        .element(screen.getByRole("link", { name: "Google" }))
        .toHaveAttribute("href", expect.stringMatching("20261201T050000Z"));
    },
  );

  it("leads a visitor to its own page, and to the upload of the license", async () => {
    const { way, texts, screen } = await show({ drive: booked });
    await expect.element(way(texts.ownPageLabel)).toHaveAttribute("href", `${link}?lang=en`);
    await expect.element(way(texts.uploadLabel)).toHaveAttribute("href", `${link}/license?lang=en`);
    expect(screen.getByRole("link", { name: texts.dashboardLabel }).query()).toBeNull();
  });

  it("is shared as when and where, with the way there and without its own page", async () => {
    const share = vi.fn(async () => undefined);
    withShareSheet(share);
    const { screen } = await show({ drive: booked });
    await screen.getByRole("button", { name: "Share" }).click();
    const [{ title, url }] = share.mock.calls[0] as unknown as [{ title: string; url: string }];
    expect(title).toMatch(/Test drive: Model suhail\nTuesday, 1 December 2026, .*8:00.*\nPlace s1/);
    expect(url).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(`${title} ${url}`).not.toContain("/drive/");
  });

  it("leads a customer to the dashboard, and to the upload of the license", async () => {
    const { way, texts, screen } = await show({ drive: booked, profile: noora });
    await expect.element(way(texts.dashboardLabel)).toHaveAttribute("href", "/dashboard?lang=en");
    await expect.element(way(texts.uploadLabel)).toHaveAttribute("href", `${link}/license?lang=en`);
    expect(screen.getByRole("link", { name: texts.ownPageLabel }).query()).toBeNull();
  });

  it.each(["en", "ar"] as const)(
    "names the car that is reserved, and until when it can be changed, in %s",
    async (language) => {
      const { screen, texts } = await show({ drive: booked, language });
      await expect.element(screen.getByText(/Suhail Hybrid Sport[,،] Garnet Red/)).toBeVisible();
      const until =
        language === "en"
          ? "Monday, 30 November 2026 (20 Jumada II 1448 AH), 8:00 am"
          : "الاثنين، 30 نوفمبر 2026 الموافق 20 جمادى الآخرة 1448 هـ، 8:00 ص";
      await expect
        .element(screen.getByText(texts.changeText.replace("{time}", until).replaceAll("\u00a0", " ")))
        .toBeVisible();
    },
  );

  it("that begins too soon to be changed leads to a call", async () => {
    const drive = { ...booked, booked: { ...bookedDrive, changeUntil: null } };
    const { screen, texts } = await show({ drive });
    await expect.element(screen.getByText(texts.callToChangeText)).toBeVisible();
  });

  it("that a showroom confirms by hand says so", async () => {
    const drive = { ...booked, booked: { ...bookedDrive, code: "requested" as const } };
    const { screen, texts } = await show({ drive });
    await expect.element(screen.getByRole("heading", { name: texts.requestedTitle })).toBeVisible();
  });
});

it("a request without a time says what happens next, and asks for no papers", async () => {
  const { screen, texts } = await show({ drive: requested, search: "&isTaskCreation=true&taskId=t1" });
  await expect.element(screen.getByRole("heading", { name: texts.taskTitle })).toBeVisible();
  await expect.element(screen.getByText(texts.afterTaskText)).toBeVisible();
  expect(screen.getByText(texts.bringTitle).query()).toBeNull();
  expect(screen.getByRole("link", { name: texts.uploadLabel }).query()).toBeNull();
});

describe("leads back to the wizard", () => {
  it.each<[string, Shown]>([
    ["without a booking", {}],
    ["where nothing was booked yet", { drive: completeDrive }],
    ["where the address names another one", { drive: booked, search: "&serviceAppointmentId=d2" }],
    ["where a customer before has booked", { drive: booked, search: "&isTaskCreation=true&taskId=t9" }],
  ])("%s", async (_, shown) => {
    const { screen } = await show(shown);
    await expect.element(screen.getByRole("heading", { name: "the wizard" })).toBeVisible();
  });

  it("but not before it is clear who is there", async () => {
    const { screen } = await show({ isClear: false });
    expect(screen.getByRole("heading", { name: "the wizard" }).query()).toBeNull();
  });
});

it("leaving it clears the drive, a reload does not", async () => {
  const { screen } = await show({ drive: booked });
  await expect.element(screen.getByText("RMD-7K3QXA")).toBeVisible();
  expect(sessionStorage.getItem("marsa.test-drive")).not.toBeNull();
  await screen.router.navigate("/test-drive");
  await expect.poll(() => sessionStorage.getItem("marsa.test-drive")).toBeNull();
});
