import { expect, test } from "vitest";
import { runProgram } from "./program.ts";

test("what a program prints is kept, from both streams, with its code", async () => {
  const outcome = await runProgram("/bin/sh", ["-c", "cat; echo problem >&2; exit 3"], { input: "text " });
  expect(outcome).toEqual({ code: 3, output: expect.stringMatching(/^text problem|^problem\ntext/) });
});

test("a program that ends without reading its input is no error", async () => {
  const input = "x".repeat(5_000_000);
  expect(await runProgram("/bin/true", [], { input })).toEqual({ code: 0, output: "" });
});
