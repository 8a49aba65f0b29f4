import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../tests/components/render.tsx";
import { MapDrawing } from "./map-drawing.ts";
import { MapOnRequest } from "./map-on-request.tsx";

const places = [
  { id: "doha", title: "Doha", latitude: 25.28, longitude: 51.53 },
  { id: "khor", title: "Al Khor", latitude: 25.68, longitude: 51.5 },
];
const drawn = { showPlaces: vi.fn(), choose: vi.fn(), zoom: vi.fn(), remove: vi.fn() };
const drawMap = vi.fn();
const loadDrawing = async () => drawMap;

/** Stands in for the drawing: WebGL needs a graphics card. */
function draws({ succeeds = true } = {}) {
  drawMap.mockReset();
  for (const one of Object.values(drawn)) one.mockReset();
  drawMap.mockImplementation((_, { onReady }: { onReady: () => void }) => {
    if (!succeeds) throw new Error("no WebGL");
    queueMicrotask(onReady);
    return drawn;
  });
}

const map = (chosenId: string | null = null, isWanted = false) => (
  <MapDrawing value={loadDrawing}>
    <MapOnRequest places={places} chosenId={chosenId} wanted={isWanted} className="h-80" />
  </MapDrawing>
);

it.each<[Language, string, string]>([
  ["en", "Open the map", "Zoom in"],
  ["ar", "فتح الخريطة", "تكبير الخريطة"],
])("in %s it is a picture until it is opened", async (language, open, zoomIn) => {
  draws();
  const screen = await render(map(), { language });
  expect(drawMap).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: open }).click();
  await screen.getByRole("button", { name: zoomIn }).click();
  expect(drawn.zoom).toHaveBeenCalledWith(1);
  expect(drawn.showPlaces).toHaveBeenCalledWith(places);
});

it("the keyboard stays where the button was", async () => {
  draws();
  const screen = await render(map());
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Zoom in" })).toHaveFocus();
});

it("a place that is chosen beside it is chosen on it", async () => {
  draws();
  const screen = await render(map());
  await screen.getByRole("button", { name: "Open the map" }).click();
  await expect.element(screen.getByRole("button", { name: "Zoom out" })).toBeVisible();
  screen.show(map("khor"));
  await expect.poll(() => drawn.choose.mock.lastCall).toEqual(["khor"]);
});

it("a device that cannot draw it says so, and the picture stays", async () => {
  draws({ succeeds: false });
  const screen = await render(map());
  await screen.getByRole("button", { name: "Open the map" }).click();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("The map cannot be shown on this device.");
  expect(document.querySelectorAll("svg path").length).toBe(places.length);
});

it("is taken away with its page", async () => {
  draws();
  const screen = await render(map(null, true));
  await expect.element(screen.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await screen.unmount();
  expect(drawn.remove).toHaveBeenCalledTimes(1);
});
