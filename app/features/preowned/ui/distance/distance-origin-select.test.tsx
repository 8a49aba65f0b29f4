import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { CarPlace } from "./car-place.tsx";
import { DistanceOriginSelect } from "./distance-origin-select.tsx";

const showroom = { id: "lusail", title: "Lusail showroom", latitude: 25.42, longitude: 51.5 };
const place = (
  <>
    <DistanceOriginSelect />
    <CarPlace place={showroom} />
  </>
);

it("shows no distance before a point is chosen", async () => {
  const screen = await render(place);
  await expect.element(screen.getByRole("combobox", { name: "Distance from" })).toHaveValue("");
  expect(screen.getByText(/km away/).query()).toBeNull();
});

it("counts from a district, and remembers it", async () => {
  const screen = await render(place);
  const select = screen.getByRole("combobox", { name: "Distance from" });
  const [, , district] = [...(select.element() as HTMLSelectElement).options];
  await userEvent.selectOptions(select, district?.value ?? "");
  await expect.element(screen.getByText(/\d+ km away/)).toBeVisible();
  expect(localStorage.getItem("marsa.near")).toContain(district?.value);
  await userEvent.selectOptions(select, "");
  await expect.element(screen.getByText(/km away/)).not.toBeInTheDocument();
  expect(localStorage.getItem("marsa.near")).toBeNull();
});

it("follows another tab of the browser", async () => {
  const screen = await render(place);
  localStorage.setItem("marsa.near", JSON.stringify({ from: "here", latitude: 25.33, longitude: 51.5 }));
  dispatchEvent(new StorageEvent("storage", { key: "marsa.near" }));
  await expect.element(screen.getByText(/10 km away/)).toBeVisible();
});

it("says so where the browser does not give its position", async () => {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, refuse) =>
    refuse?.({ code: 1 } as GeolocationPositionError),
  );
  const screen = await render(place);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Distance from" }), "here");
  await expect.element(screen.getByText(/^Your browser did not say where you are/)).toBeVisible();
});

it("counts from the visitor's position, in Arabic", async () => {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
    found({ coords: { latitude: 25.33, longitude: 51.5 } } as GeolocationPosition),
  );
  const screen = await render(place, { language: "ar" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "المسافة من" }), "here");
  await expect.element(screen.getByText(/تبعد 10 كم/)).toBeVisible();
});
