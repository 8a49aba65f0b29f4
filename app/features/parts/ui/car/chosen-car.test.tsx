import { describe, expect, it } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { parseStoredCar, readStoredCar, storeCar } from "./stored-car.ts";
import { carInAddress, useChosenCar } from "./use-chosen-car.ts";

function Chosen({ last }: { last?: Parameters<typeof useChosenCar>[0] }) {
  const { car, image } = useChosenCar(last);
  return (
    <output>
      {car ?? "none"} {image}
    </output>
  );
}

describe("the chosen car", () => {
  it("the first address of a document chooses, and is stored", async () => {
    const screen = await render(<Chosen last={{ current: null }} />, { at: "/parts-list?car=HJR.2024" });
    await expect.element(screen.getByText("HJR.2024")).toBeVisible();
    await expect.poll(readStoredCar).toEqual({ key: "HJR.2024" });
  });

  it("a stored one comes into the address, and leaves the rest of it", async () => {
    storeCar({ key: "REM.2022", image: "/reem.webp" });
    const screen = await render(<Chosen />, { at: "/parts-list?q=pads&page=3" });
    await expect.element(screen.getByText("REM.2022 /reem.webp")).toBeVisible();
    await expect.poll(() => screen.router.state.location.search).toContain("car=REM.2022");
    expect(screen.router.state.location.search).toContain("q=pads");
    expect(screen.router.state.location.search).not.toContain("page");
  });

  it("a followed link with another car changes the stored one", async () => {
    storeCar({ key: "REM.2022" });
    const screen = await render(<Chosen />, { at: "/parts-list" });
    await screen.router.navigate("/parts-list?car=HJR.2021");
    await expect.element(screen.getByText("HJR.2021")).toBeVisible();
    await expect.poll(readStoredCar).toEqual({ key: "HJR.2021" });
  });

  it("going back does not bring an earlier car", async () => {
    storeCar({ key: "REM.2022" });
    const screen = await render(<Chosen />, { at: "/parts-list" });
    await expect.poll(() => screen.router.state.location.search).toContain("REM.2022");
    await screen.router.navigate("/part-details?number=1&car=REM.2022");
    storeCar({ key: "HJR.2024" });
    await expect.element(screen.getByText("HJR.2024")).toBeVisible();
    await screen.router.navigate(-1);
    await expect.poll(() => screen.router.state.location.search).toContain("car=HJR.2024");
    expect(readStoredCar()?.key).toBe("HJR.2024");
  });

  it("a removed one leaves the address", async () => {
    storeCar({ key: "REM.2022" });
    const screen = await render(<Chosen />, { at: "/parts-list?q=oil" });
    await expect.poll(() => screen.router.state.location.search).toContain("car=");
    storeCar(null);
    await expect.element(screen.getByText("none")).toBeVisible();
    await expect.poll(() => screen.router.state.location.search).toBe("?q=oil");
  });

  it("one that another tab chose holds here", async () => {
    const screen = await render(<Chosen />, { at: "/parts-list" });
    localStorage.setItem("marsa.parts-car", JSON.stringify({ version: 1, key: "SUH.2020" }));
    dispatchEvent(new StorageEvent("storage", { key: "marsa.parts-car" }));
    await expect.element(screen.getByText("SUH.2020")).toBeVisible();
  });
});

it.each([
  [null, null],
  ["", null],
  ["{", null],
  ["null", null],
  ['{"version":0,"key":"HJR.2024"}', null],
  ['{"version":1,"key":7}', null],
  ['{"version":1,"key":"HJR.2024","image":3}', { key: "HJR.2024" }],
  ['{"version":1,"key":"HJR.2024","image":"/a"}', { key: "HJR.2024", image: "/a" }],
])("the store's text %j is %j", (text, car) => {
  expect(parseStoredCar(text)).toEqual(car);
});

it.each([
  ["HJR.2024", "HJR.2024"],
  ["HJR.2024.trail.AWD.4821", "HJR.2024.trail.AWD.4821"],
  ["hjr.2024", undefined],
  ["RMHJR24K7P1004821", undefined],
  ["HJR.2024<script>", undefined],
  ["HJR.2024.trail.4WD", undefined],
])("an address with the car %j names %j", (car, named) => {
  expect(carInAddress(new URLSearchParams({ car }))).toBe(named);
});
