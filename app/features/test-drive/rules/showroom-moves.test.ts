import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { driveCodes, moves } from "./drive-states.ts";
import { licenseEnd, uploadObstacle } from "./license.ts";
import { isPicture } from "./picture-kind.ts";
import { isOnPlan, lacksTime, movesOfStaff, reminderSpans, showroomLinkEnd } from "./showroom-moves.ts";

const now = new Date("2026-11-23T09:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe("the staff of a showroom", () => {
  test.each([
    ["requested", 2, ["confirmed", "rejected", "canceled"]],
    ["requested", null, ["rejected", "canceled"]],
    ["confirmed", 2, ["arrived", "canceled"]],
    ["confirmed", 0, ["arrived", "canceled", "no-show"]],
    ["arrived", 0, ["out", "canceled"]],
    ["out", -1, ["returned"]],
    ["returned", -1, []],
    ["rejected", 2, []],
    ["canceled", null, []],
    ["no-show", -1, []],
  ] as const)("make of a drive that is %s, starting in %s hours: %j", (code, hours, expected) => {
    const startsAt = hours === null ? null : at(hours);
    expect(movesOfStaff({ code, startsAt }, now)).toEqual(expected);
  });

  test("never make a move that the table lacks or does not give them", () => {
    const drive = fc.record({
      code: fc.constantFrom(...driveCodes),
      startsAt: fc.option(fc.date({ noInvalidDate: true })),
    });
    fc.assert(
      fc.property(drive, (one) =>
        movesOfStaff(one, now).every((to) => moves[one.code][to]?.includes("staff")),
      ),
    );
  });

  test("choose a time for requests alone; an original and a broken car belong to what has a time and is not over", () => {
    const timeless = driveCodes.filter((code) => lacksTime({ code, startsAt: null }));
    expect([timeless, lacksTime({ code: "requested", startsAt: now })]).toEqual([["requested"], false]);
    expect(driveCodes.filter((code) => isOnPlan({ code, startsAt: now }))).toEqual([
      ...["requested", "confirmed", "arrived", "out"],
    ]);
    expect(driveCodes.filter((code) => isOnPlan({ code, startsAt: null }))).toEqual([]);
  });
});

describe("the showroom's link ends 30 days", () => {
  const ends = (endsAt: Date | null, lostStart: Date | null) =>
    showroomLinkEnd({ createdAt: now, endsAt, lostStart }).toISOString();
  test.each([
    ["after the drive", ends(at(24), null), "2026-12-24T09:00:00.000Z"],
    ["after the start that was lost", ends(null, at(48)), "2026-12-25T09:00:00.000Z"],
    ["after a request without a time", ends(null, null), "2026-12-23T09:00:00.000Z"],
  ])("%s", (_, end, expected) => expect(end).toBe(expected));

  test("and what nobody answered is due two hours before its start, or a day after its last move", () => {
    const { start, lastMove } = reminderSpans(now);
    expect([start, lastMove]).toEqual([
      [now, at(2)],
      [at(-30 * 24), at(-24)],
    ]);
  });
});

describe("a picture of a license", () => {
  test.each([
    ["requested", 1, undefined],
    ["confirmed", 0.01, undefined],
    ["arrived", 0.01, undefined],
    ["confirmed", 0, "over"],
    ["requested", null, "without-time"],
    ["out", 1, "over"],
    ["returned", -1, "over"],
    ["rejected", 1, "called-off"],
    ["canceled", null, "called-off"],
    ["no-show", -1, "over"],
  ] as const)("of a drive that is %s, starting in %s hours: %s", (code, hours, expected) => {
    expect(uploadObstacle({ code, startsAt: hours === null ? null : at(hours) }, now)).toBe(expected);
  });

  test("is deleted days after the end", () => {
    expect([licenseEnd(now, 7), licenseEnd(now, 0)]).toEqual([new Date("2026-11-30T09:00:00Z"), now]);
  });

  const webp = [..."RIFF1234WEBP"].map((letter) => letter.charCodeAt(0));
  test.each([
    ["JPEG", [0xff, 0xd8, 0xff, 0xe1], true],
    ["PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], true],
    ["WebP", webp, true],
    ["half a PNG's mark", [0x89, 0x50, 0x4e, 0x47], false],
    ["RIFF of sound", [..."RIFF1234WAVE"].map((letter) => letter.charCodeAt(0)), false],
    ["text", [..."<svg>"].map((letter) => letter.charCodeAt(0)), false],
    ["nothing", [], false],
  ])("begins as one: %s", (_, bytes, expected) => expect(isPicture(Uint8Array.from(bytes))).toBe(expected));
});
