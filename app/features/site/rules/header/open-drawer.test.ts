import { expect, test } from "vitest";
import { afterDrawerEvent, type DrawerEvent, noDrawer } from "./open-drawer.ts";

const hover = (id: string): DrawerEvent => ({ type: "hovered", id });
const press = (id: string): DrawerEvent => ({ type: "pressed", id });
const leave: DrawerEvent = { type: "pointer-left" };
const close: DrawerEvent = { type: "closed" };

test.each<[string, DrawerEvent[], string | null]>([
  ["hovering opens", [hover("buy")], "buy"],
  ["the pointer leaving closes what it opened", [hover("buy"), leave], null],
  ["hovering over another tab changes the drawer", [hover("buy"), hover("owners")], "owners"],
  ["a press opens", [press("buy")], "buy"],
  ["what was pressed stays when the pointer leaves", [press("buy"), leave], "buy"],
  ["a press on a hovered tab keeps it, and does not close it", [hover("buy"), press("buy"), leave], "buy"],
  ["a second press closes", [press("buy"), press("buy")], null],
  ["a third press opens again", [press("buy"), press("buy"), press("buy")], "buy"],
  ["a press on another tab changes the drawer", [press("buy"), press("owners"), leave], "owners"],
  ["hovering on from a pinned one pins the next", [press("buy"), hover("owners"), leave], "owners"],
  ["closing closes", [press("buy"), close], null],
  ["after closing, hovering is hovering again", [press("buy"), close, hover("buy"), leave], null],
])("%s", (_, events, id) => {
  expect(events.reduce(afterDrawerEvent, noDrawer).id).toBe(id);
});

test("what changes nothing gives the same state back", () => {
  expect(afterDrawerEvent(noDrawer, leave)).toBe(noDrawer);
  expect(afterDrawerEvent(noDrawer, close)).toBe(noDrawer);
});
