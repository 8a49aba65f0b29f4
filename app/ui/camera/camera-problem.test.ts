import { expect, test } from "vitest";
import { cameraProblem } from "./camera-problem.ts";

test.each([
  [new DOMException("", "NotAllowedError"), "refused"],
  [new DOMException("", "SecurityError"), "refused"],
  [new DOMException("", "NotFoundError"), "none"],
  [new DOMException("", "OverconstrainedError"), "none"],
  [new DOMException("", "NotReadableError"), "busy"],
  [new DOMException("", "AbortError"), "busy"],
  [new TypeError("mediaDevices is undefined"), "none"],
  [undefined, "none"],
])("%s is shown as %s", (error, problem) => {
  expect(cameraProblem(error)).toBe(problem);
});
