import { describe, expect, it, vi } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { locations, typeLabels } from "./location-examples.ts";
import { Nearest } from "./nearest.tsx";

describe("the nearest of each type", () => {
  const nearest = <Nearest locations={locations} types={typeLabels} />;

  it("is not known before a district is chosen, and none is sent", async () => {
    const screen = await render(nearest, { at: "/find-us" });
    const select = screen.getByRole("combobox", { name: /^District/ });
    await expect.element(select).toHaveDisplayValue("Choose a district");
    await expect.element(select).toBeInvalid();
    expect(screen.getByRole("list").query()).toBeNull();
    await expect.element(screen.getByRole("status")).toHaveTextContent("Your location stays on this device.");
  });

  it.each<[Language, string, RegExp]>([
    ["en", "Nearest to Lusail", /^ShowroomsShowroom lusail0\.8 km away$/],
    ["ar", "الأقرب إلى لوسيل", /^ShowroomsShowroom lusailعلى بُعد 0\.8 كم$/],
  ])("in %s to the district of the address: %s", async (language, name, first) => {
    const screen = await render(nearest, { at: "/find-us?near=lusail", language });
    const items = screen.getByRole("list", { name }).getByRole("listitem").elements();
    expect(items).toHaveLength(2);
    expect(items[0]?.textContent).toMatch(first);
    await expect
      .element(screen.getByRole("link", { name: "Workshop" }))
      .toHaveAttribute("href", `/find-us?near=lusail&location=workshop&lang=${language}`);
  });

  it("to the visitor's own position, which is sent nowhere and stands in no address", async () => {
    const calls = answerCalls({});
    const coords = { latitude: 25.29, longitude: 51.53 };
    const located = vi
      .spyOn(navigator.geolocation, "getCurrentPosition")
      .mockImplementation((found) => found({ coords } as GeolocationPosition));
    const screen = await render(nearest, { at: "/find-us" });
    const locate = screen.getByRole("button", { name: "Use my location" });
    await locate.click();
    const items = screen.getByRole("list", { name: "Nearest to where you are" }).getByRole("listitem");
    await expect.poll(() => items.elements()[0]?.textContent).toMatch(/^ShowroomsShowroom doha3\.2 km away$/);
    expect(screen.router.state.location.search).toBe("");
    expect(document.body.innerHTML).not.toMatch(/25\.29|51\.53/);
    expect(calls).toEqual([]);
    // A position lasts as long as the page, which the next test shares: it is given up.
    located.mockImplementation((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    await locate.click();
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^Your location could not be read/);
  });

  it("a position that cannot be read is said, until the page is left", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, refuse) =>
      refuse?.({ code: 1 } as GeolocationPositionError),
    );
    const screen = await render(nearest, { at: "/find-us" });
    await screen.getByRole("button", { name: "Use my location" }).click();
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^Your location could not be read/);
    await screen.unmount();
    const next = await render(nearest, { at: "/find-us" });
    await expect.element(next.getByRole("status")).toHaveTextContent("Your location stays on this device.");
  });
});
