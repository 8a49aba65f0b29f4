import { expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react/pure";
import { usePresence } from "./use-presence.ts";

/** The browser of the tests asks for less motion. */
const withMotion = () => vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);

type Props = { shown: string | null };
const presence = () =>
  renderHook(({ shown }: Props = { shown: null }) => usePresence(shown, 300), {
    initialProps: { shown: "menu" } as Props,
  });

it("keeps the last value for its exit, then nothing", async () => {
  vi.useFakeTimers();
  withMotion();
  const { result, rerender, act } = await presence();
  expect(result.current).toEqual({ value: "menu", isLeaving: false });
  await rerender({ shown: null });
  expect(result.current).toEqual({ value: "menu", isLeaving: true });
  await act(() => vi.advanceTimersByTime(299));
  expect(result.current.isLeaving).toBe(true);
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toEqual({ value: null, isLeaving: false });
});

it("a new value replaces a leaving one, which does not come back", async () => {
  vi.useFakeTimers();
  withMotion();
  const { result, rerender, act } = await presence();
  await rerender({ shown: null });
  await rerender({ shown: "models" });
  expect(result.current).toEqual({ value: "models", isLeaving: false });
  await act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.value).toBe("models");
});

it("is gone at once for who asks for less motion", async () => {
  vi.useFakeTimers();
  const { result, rerender, act } = await presence();
  await rerender({ shown: null });
  await act(() => vi.advanceTimersByTime(0));
  expect(result.current.value).toBeNull();
});
