import { expect, it, vi } from "vitest";
import { shareAddress } from "./share-address.ts";

const share = (how?: () => Promise<void>, copies = true) => {
  const writeText = vi.fn(() => (copies ? Promise.resolve() : Promise.reject(new Error("refused"))));
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(how && { share: how }) });
  return shareAddress("Suhail", "https://rimal.example/vehicle/suhail");
};
const fails = (name: string) => () => Promise.reject(new DOMException("no", name));

it.each([
  ["the device's own sheet", () => Promise.resolve(), true, "given"],
  ["a sheet that was closed again", fails("AbortError"), true, "left"],
  ["a sheet that the browser refuses", fails("NotAllowedError"), true, "copied"],
  ["no sheet", undefined, true, "copied"],
  ["neither sheet nor clipboard", undefined, false, "refused"],
] as const)("with %s", async (_, sheet, copies, outcome) => {
  expect(await share(sheet, copies)).toBe(outcome);
});
