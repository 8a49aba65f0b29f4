import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setBottomInset, standAboveBottomInset } from "./bottom-inset.ts";

class Styled {
  height: string | undefined;
  readonly style = {
    scrollPaddingBlockEnd: "",
    setProperty: (name: string, value: string) => {
      if (name === "--consent-height") this.height = value;
    },
  };
}
const [root, body, bar] = [new Styled(), new Styled(), new Styled()];
const element = bar as unknown as HTMLElement;

beforeEach(() => vi.stubGlobal("document", { documentElement: root, body }));
afterEach(() => vi.unstubAllGlobals());

test("what gets the focus, the body's end and what stands at the foot move with its height", () => {
  const leave = standAboveBottomInset(element);
  expect(bar.height).toBe("0px");
  setBottomInset(96);
  expect([body.height, bar.height]).toEqual(["96px", "96px"]);
  expect(root.style.scrollPaddingBlockEnd).toBe("calc(var(--foot-bars) + 96px)");
  setBottomInset(0);
  expect([body.height, bar.height]).toEqual(["0px", "0px"]);
  expect(root.height, "computes every style anew").toBeUndefined();
  leave?.();
});

test("what comes later stands above it at once, and what has left is not moved", () => {
  setBottomInset(80);
  const leave = standAboveBottomInset(element);
  expect(bar.height).toBe("80px");
  leave?.();
  setBottomInset(0);
  expect(bar.height).toBe("80px");
});

test("React's empty ref is none", () => {
  expect(standAboveBottomInset(null)).toBeUndefined();
});
