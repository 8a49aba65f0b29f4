import { describe, expect, test } from "vitest";
import {
  forgetLinksBefore,
  isOnDashboard,
  type LinkActor,
  type LinkState,
  linkMoves,
  linkStates,
  linksCountSince,
  moveLink,
  remindLinksBefore,
} from "./link-states.ts";

const allowed: readonly (readonly [LinkState, LinkState, LinkActor])[] = [
  ["waiting", "approved", "staff"],
  ["waiting", "rejected", "staff"],
  ["waiting", "withdrawn", "customer"],
];
const actors = ["customer", "staff"] as const;

describe("a request for a vehicle", () => {
  test.each(
    linkStates.flatMap((from) =>
      linkStates.flatMap((to) => actors.map((actor) => [from, to, actor] as const)),
    ),
  )("from %s to %s by its %s", (from, to, actor) => {
    const isAllowed = allowed.some((move) => move.join() === [from, to, actor].join());
    const moved = moveLink(from, to, actor);
    if (isAllowed) expect(moved).toEqual({ ok: true, value: to });
    else
      expect(moved).toMatchObject({
        ok: false,
        code: linkMoves[from][to] === undefined ? "illegal-move" : "not-theirs",
      });
  });

  test.each([
    ["waiting", 400, true],
    ["rejected", 29.9, true],
    ["rejected", 30, false],
    ["approved", 0, false],
    ["withdrawn", 0, false],
  ] as const)("that is %s for %d days is on the dashboard: %s", (state, days, isShown) => {
    const now = new Date("2026-11-23T07:00:00Z");
    const changedAt = new Date(now.getTime() - days * 86_400_000);
    expect(isOnDashboard({ state, changedAt }, now)).toBe(isShown);
  });

  test("counts for a day, is a reason to remind after a day, and goes ninety days after its answer", () => {
    const now = new Date("2026-11-23T07:00:00Z");
    expect(linksCountSince(now)).toEqual(new Date("2026-11-22T07:00:00Z"));
    expect(remindLinksBefore(now)).toEqual(new Date("2026-11-22T07:00:00Z"));
    expect(forgetLinksBefore(now)).toEqual(new Date("2026-08-25T07:00:00Z"));
  });
});
