import { describe, expect, it, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { placeOf } from "../../wizard/wizard-examples.ts";
import { PlaceChoice } from "./place-choice.tsx";

const places = [placeOf("p1"), placeOf("p2")];
const offer = {
  ...{ centerId: "p1", day: "2026-12-01", territoryPromiseKey: "promise" },
  ...{ startTime: "2026-12-01T05:00:00.000Z", endTime: "2026-12-01T06:00:00.000Z" },
};
const choice = (changes: Partial<Parameters<typeof PlaceChoice>[0]> = {}) => (
  <PlaceChoice
    places={places}
    chosenId="p1"
    legend="Where?"
    offers={undefined}
    onChoose={() => undefined}
    {...changes}
  />
);

describe("a choice of places", () => {
  it("names each with what stands there and its first free time, in the place's zone", async () => {
    const screen = await render(choice({ offers: [offer], at: ({ id }) => <span>Cars of {id}</span> }));
    const group = screen.getByRole("group", { name: "Where?" });
    const first = group.getByRole("radio", { name: /Place p1.*Cars of p1.*First free time: .*1 Dec.*8:00/ });
    await expect.element(first).toBeChecked();
    await expect.element(group.getByRole("radio", { name: /Place p2.*No free time/ })).not.toBeChecked();
  });

  it("says nothing of times while they are looked for", async () => {
    const screen = await render(choice(), { language: "ar" });
    expect(screen.container.textContent).not.toMatch(/أول موعد|لا مواعيد/);
  });

  it("gives the place that is pressed", async () => {
    const onChoose = vi.fn();
    const screen = await render(choice({ onChoose }));
    await screen.getByRole("radio", { name: /Place p2/ }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(places[1]);
  });
});
