import fc from "fast-check";
import { expect, it, test } from "vitest";
import { distanceOriginText, parseDistanceOrigin } from "./distance-origin.ts";

test("a point is remembered to a hundred meters", () => {
  const points = fc.record({
    from: fc.constantFrom("here", "Lusail"),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(points, (point) => {
      const read = parseDistanceOrigin(distanceOriginText(point));
      expect(read?.from).toBe(point.from);
      expect(Math.abs((read?.latitude ?? 99) - point.latitude)).toBeLessThanOrEqual(0.0005 + 1e-9);
      expect(Math.abs((read?.longitude ?? 999) - point.longitude)).toBeLessThanOrEqual(0.0005 + 1e-9);
    }),
  );
});

it.each([
  ['{"from":"here","latitude":90,"longitude":-180}', 90],
  ['{"from":"here","latitude":-90,"longitude":180}', -90],
])("%s is a point", (text, latitude) => expect(parseDistanceOrigin(text)?.latitude).toBe(latitude));

it.each([
  '{"from":"here","latitude":-90.1,"longitude":0}',
  '{"from":"here","latitude":90.1,"longitude":0}',
  '{"from":"here","latitude":0,"longitude":180.1}',
  '{"from":"here","latitude":0,"longitude":-180.1}',
  '{"from":"","latitude":0,"longitude":0}',
  `{"from":"${"x".repeat(41)}","latitude":0,"longitude":0}`,
])("%s is no point", (text) => expect(parseDistanceOrigin(text)).toBeNull());

it.each([null, "", "{", "[]", '{"from":"here"}', '{"from":"here","latitude":99,"longitude":0}'])(
  "%j is no point",
  (text) => {
    expect(parseDistanceOrigin(text)).toBeNull();
  },
);
