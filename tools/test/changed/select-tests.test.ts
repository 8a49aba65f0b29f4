import { describe, expect, test } from "vitest";
import { selectTests } from "./select-tests.ts";
import { startsBuiltSite } from "./starts-built-site.ts";

const booking = "app/features/booking";
const orders = "app/features/orders";
const imports = new Map([
  [`${booking}/rules/slots.ts`, ["app/lib/range.ts"]],
  [`${booking}/rules/slots.test.ts`, [`${booking}/rules/slots.ts`]],
  [`${booking}/server/book.server.ts`, [`${booking}/rules/slots.ts`]],
  [`${booking}/api.server.ts`, [`${booking}/server/book.server.ts`]],
  [`${booking}/api.server.test.ts`, [`${booking}/api.server.ts`, "server/app.ts"]],
  [`${orders}/rules/pickup.ts`, [`${booking}/rules/slots.ts`]],
  [`${orders}/rules/pickup.test.ts`, [`${orders}/rules/pickup.ts`]],
  ["server/app.ts", [`${booking}/api.server.ts`]],
  ["tests/http/surface.test.ts", ["server/app.ts"]],
  ["tests/http/bookings-refused.test.ts", ["server/app.ts", `${booking}/calls.ts`]],
  ["tests/faults/kill-while-booking.test.ts", [`${booking}/rules/slots.ts`]],
  ["tests/e2e/booking/book-a-service.spec.ts", ["tests/e2e/journey.ts"]],
  ["tests/e2e/orders/buy-a-part.spec.ts", ["tests/e2e/journey.ts"]],
]);

describe("a change", () => {
  test("of a rule runs the tests of its feature and of what imports it elsewhere, and names the rest", () => {
    expect(selectTests([`${booking}/rules/slots.ts`], imports)).toEqual({
      tests: [
        `${booking}/api.server.test.ts`,
        `${booking}/rules/slots.test.ts`,
        `${orders}/rules/pickup.test.ts`,
      ],
      journeys: [],
      leftOut: [
        "tests/faults/kill-while-booking.test.ts",
        "tests/http/bookings-refused.test.ts",
        "tests/http/surface.test.ts",
      ],
    });
  });

  test("of a deed runs the HTTP facts and journeys that speak of its feature, too", () => {
    const { tests, journeys, leftOut } = selectTests([`${booking}/server/book.server.ts`], imports);
    expect(tests).toEqual([`${booking}/api.server.test.ts`, "tests/http/bookings-refused.test.ts"]);
    expect(journeys).toEqual(["tests/e2e/booking/book-a-service.spec.ts"]);
    expect(leftOut).toEqual(["tests/http/surface.test.ts"]);
  });

  test("of a test or a journey runs it, also where it starts programs", () => {
    const changed = ["tests/faults/kill-while-booking.test.ts", "tests/e2e/orders/buy-a-part.spec.ts"];
    expect(selectTests(changed, imports)).toEqual({
      tests: ["tests/faults/kill-while-booking.test.ts"],
      journeys: ["tests/e2e/orders/buy-a-part.spec.ts"],
      leftOut: [],
    });
  });

  test("of a leaf runs what imports it at most two imports away", () => {
    const { tests, leftOut } = selectTests(["app/lib/range.ts"], imports);
    expect(tests).toEqual([`${booking}/rules/slots.test.ts`]);
    expect(leftOut).toContain(`${orders}/rules/pickup.test.ts`);
  });
});

describe("the built site", () => {
  const starting = new Map([
    ...imports,
    ["tests/http/maintenance.test.ts", ["tests/factories/program/test-program.ts"]],
    ["tests/factories/program/test-program.ts", ["tests/factories/program/running-program.ts"]],
    ["tests/factories/program/running-program.ts", []],
  ]);

  test.each([
    [[], true],
    [["tests/http"], true],
    [["tests/http/surface.test.ts", "features/booking"], false],
  ])("is needed by tests of %j: %s", (words, isNeeded) => {
    expect(startsBuiltSite(words, starting)).toBe(isNeeded);
  });
});
