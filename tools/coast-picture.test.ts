import { expect, it } from "vitest";
import { drawCoast, storedCoast } from "./coast-picture.ts";

it("the still map was drawn from the land and roads that the real one has (npm run make:coast-picture)", () => {
  expect(storedCoast()).toBe(drawCoast());
});
