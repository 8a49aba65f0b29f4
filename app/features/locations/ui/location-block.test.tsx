import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { MapDrawing } from "#app/ui/map/map-drawing.ts";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { LocationBlock, type LocationBlockProps } from "./location-block.tsx";
import { locations, typeLabels } from "./location-examples.ts";

const drawMap = vi.fn();
const loadDrawing = async () => drawMap;
const drawn = { showPlaces: vi.fn(), choose: vi.fn(), zoom: vi.fn(), remove: vi.fn() };

const everyDay = [{ start: "08:00", end: "20:00" }];
const center = {
  ...{ id: "c1", aemId: "workshop", timeZone: "Asia/Qatar", specialTimings: [] },
  ...{ sundayTimings: everyDay, mondayTimings: everyDay, tuesdayTimings: everyDay },
  ...{ wednesdayTimings: everyDay, thursdayTimings: everyDay, saturdayTimings: everyDay },
};

const entry = (name: string) => ({ name: new RegExp(`^${name}`) });
async function show(props: Partial<LocationBlockProps> = {}, at = "/find-us", language: Language = "en") {
  const calls = answerCalls({ "/v3/common/locations/services": [[center]] });
  const screen = await render(
    <MapDrawing value={loadDrawing}>
      <LocationBlock {...{ locations, typeLabels, allLocationsTitle: "All locations" }} {...props} />
    </MapDrawing>,
    { at, language },
  );
  return { screen, calls };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T09:00:00.000Z") });
  drawMap.mockReset().mockImplementation((_, { onReady }: { onReady: () => void }) => {
    queueMicrotask(onReady);
    return drawn;
  });
});

describe("the list", () => {
  it("has a tab for each type that there is, and shows the default of the first", async () => {
    const { screen } = await show();
    const tabs = screen.getByRole("tab").elements();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Showrooms", "Service"]);
    const names = screen.getByRole("tabpanel").getByRole("heading", { level: 4 }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Showroom lusailStreet 1",
      "Showroom dohaStreet 1",
    ]);
    await expect
      .element(screen.getByRole("button", entry("Showroom lusail")))
      .toHaveAttribute("aria-expanded", "true");
  });

  it("a location opens with its details, and closes the one before", async () => {
    const { screen } = await show();
    await screen.getByRole("button", entry("Showroom doha")).click();
    await expect
      .element(screen.getByRole("button", entry("Showroom doha")))
      .toHaveAttribute("aria-expanded", "true");
    await expect
      .element(screen.getByRole("button", entry("Showroom lusail")))
      .toHaveAttribute("aria-expanded", "false");
    expect(
      screen
        .getByText("Behind the bank")
        .elements()
        .filter((one) => one.checkVisibility()),
    ).toHaveLength(1);
  });

  it("offers the ways there: directions, call, chat and mail, what opens elsewhere being said", async () => {
    const { screen } = await show();
    const ways = screen
      .getByRole("link")
      .elements()
      .filter((link) => link.checkVisibility());
    expect(ways.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Directions (opens in a new tab)", "https://www.google.com/maps/dir/?api=1&destination=25.42,51.5"],
      ["Call +974 5500 1201", "tel:+97455001201"],
      [
        "WhatsApp (opens in a new tab)",
        expect.stringMatching(/^https:\/\/wa\.me\/97455001202\?text=Hello%20Showroom/),
      ],
      ["Write", "mailto:lusail@example.qa"],
    ]);
  });

  it.each([
    ["2026-11-23T09:00:00.000Z", "Opening hours", "Sunday to Thursday 8:00 to 20:00"],
    ["2027-02-20T09:00:00.000Z", "Opening hours in Ramadan", "Every night 20:00 to 1:00"],
  ])("at %s its hours are: %s", async (now, title, hours) => {
    vi.setSystemTime(Date.parse(now));
    const { screen } = await show();
    await expect.element(screen.getByText(title, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(hours).first()).toBeVisible();
  });

  it("texts that are in another language than the page say so", async () => {
    const { screen } = await show({}, "/find-us", "ar");
    const item = screen.getByRole("button", entry("Showroom lusail")).element().closest("li");
    expect(item?.lang).toBe("en");
  });
});

describe("a tab", () => {
  it("chooses its first location, by the keyboard too, and asks for the hours of centers once", async () => {
    const { screen, calls } = await show();
    expect(calls).toEqual([]);
    (screen.getByRole("tab", { name: "Showrooms" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect
      .element(screen.getByRole("button", entry("Workshop")))
      .toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByText("Open now, until 8:00 pm")).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Language, string]>([
    ["2026-11-23T04:30:00.000Z", "en", "Closed now, opens at 8:00 am"],
    ["2026-11-23T18:00:00.000Z", "en", "Closed now, opens tomorrow at 8:00 am"],
    ["2026-11-26T18:00:00.000Z", "en", "Closed now, opens on Saturday at 8:00 am"],
    ["2026-11-23T09:00:00.000Z", "ar", "مفتوح الآن حتى 8:00 م"],
  ])("at %s in %s a center says: %s", async (now, language, words) => {
    vi.setSystemTime(Date.parse(now));
    const { screen } = await show({}, "/find-us", language);
    await screen.getByRole("tab", { name: "Service" }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});

describe("the address", () => {
  it("names the location on the page of the locations, and holds another choice without another entry", async () => {
    const { screen } = await show({ inAddress: true }, "/find-us?location=workshop&near=lusail");
    await expect
      .element(screen.getByRole("tab", { name: "Service" }))
      .toHaveAttribute("aria-selected", "true");
    await screen.getByRole("tab", { name: "Showrooms" }).click();
    expect(screen.router.state.location.search).toBe("?location=lusail&near=lusail");
    expect(screen.router.state.historyAction).toBe("REPLACE");
  });

  it("one that names no location of ours shows the default", async () => {
    const { screen } = await show({ inAddress: true }, "/find-us?location=atlantis");
    await expect
      .element(screen.getByRole("button", entry("Showroom lusail")))
      .toHaveAttribute("aria-expanded", "true");
  });

  it("elsewhere stays as it is", async () => {
    const { screen } = await show({}, "/");
    await screen.getByRole("button", entry("Showroom doha")).click();
    expect(screen.router.state.location.search).toBe("");
  });

  it("before the scripts a button sends what it chooses", async () => {
    const { screen } = await show({ inAddress: true }, "/find-us?near=lusail");
    const button = screen.getByRole("button", entry("Showroom doha")).element() as HTMLButtonElement;
    expect(button.type).toBe("submit");
    expect(button.form?.getAttribute("action")).toBe("/find-us#locations");
    expect(Object.fromEntries(new FormData(button.form ?? undefined, button))).toEqual({
      ...{ lang: "en", near: "lusail", location: "doha" },
    });
  });
});

describe("all locations at once", () => {
  it("open over the page; the one that is pressed gets the keyboard in the list", async () => {
    const { screen } = await show({}, "/");
    await screen.getByRole("button", { name: "All locations" }).click();
    const dialog = screen.getByRole("dialog", { name: "All locations" });
    await dialog.getByRole("button", entry("Workshop")).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", entry("Workshop"))).toHaveFocus();
    await expect
      .element(screen.getByRole("tab", { name: "Service" }))
      .toHaveAttribute("aria-selected", "true");
  });

  it("a link opens them over everything, and Escape leaves the page's own address", async () => {
    const { screen } = await show({ inAddress: true }, "/find-us?lang=en#all-locations");
    const dialog = screen.getByRole("dialog", { name: "All locations" });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().matches(":modal")).toBe(true);
    expect(dialog.element().getBoundingClientRect().top).toBe(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    const { pathname, search, hash } = screen.router.state.location;
    expect(pathname + search + hash).toBe("/find-us?lang=en");
    expect(screen.router.state.historyAction).toBe("REPLACE");
  });

  it("on the page of the locations the address then holds the choice, without the list", async () => {
    const { screen } = await show({ inAddress: true });
    await screen.getByRole("button", { name: "All locations" }).click();
    await screen.getByRole("dialog").getByRole("button", entry("Workshop")).click();
    await expect.element(screen.getByRole("button", entry("Workshop"))).toHaveFocus();
    expect(screen.router.state.location).toMatchObject({ search: "?location=workshop", hash: "" });
  });

  it("going back closes them", async () => {
    const { screen } = await show({ inAddress: true });
    await screen.getByRole("button", { name: "All locations" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await screen.router.navigate(-1);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the map", () => {
  it("is a picture until something in the block is pressed, and keeps the keyboard then", async () => {
    const { screen } = await show();
    expect(drawMap).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Open the map" }).click();
    await expect.element(screen.getByRole("button", { name: "Zoom in" })).toBeVisible();
    expect(document.activeElement?.contains(screen.getByRole("button", { name: "Zoom in" }).element())).toBe(
      true,
    );
    await expect.poll(() => drawn.choose.mock.lastCall).toEqual(["lusail"]);
  });

  it("that cannot be drawn offers the phone's own", async () => {
    drawMap.mockImplementation(() => {
      throw new Error("no WebGL");
    });
    const { screen } = await show();
    await screen.getByRole("button", { name: "Open the map" }).click();
    await expect
      .element(screen.getByRole("link", { name: "Open in maps" }))
      .toHaveAttribute("href", "https://www.google.com/maps/dir/?api=1&destination=25.42,51.5");
  });
});
