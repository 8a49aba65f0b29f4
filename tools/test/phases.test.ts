import { expect, test } from "vitest";
import { Phases } from "./phases.ts";

test("each part of a run is listed with its minutes and seconds, one that fails too", async () => {
  let at = 0;
  const phases = new Phases(() => at);
  const lasting = (seconds: number) => async () => {
    at += seconds * 1_000;
    return seconds;
  };
  expect(await phases.time("build", lasting(9.4))).toBe(9.4);
  const failing = phases.time("process", async () => {
    await lasting(125)();
    throw new Error("broken off");
  });
  await expect(failing).rejects.toThrow("broken off");
  expect(phases.lines()).toEqual(["build         0:09", "process       2:05"]);
});
