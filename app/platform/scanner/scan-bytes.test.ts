import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { eicar, fakeClamd } from "../../../tests/factories/fake-clamd.ts";
import { scanBytes } from "./scan-bytes.server.ts";

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
beforeAll(async () => {
  clamd = await fakeClamd({ streamMaxLength: 1024 * 1024 });
});
afterAll(() => clamd.stop());
beforeEach(() => clamd.answer("as clamd"));

const harmless = new Uint8Array(200 * 1024).fill(7);
const infected = Buffer.concat([harmless, Buffer.from(eicar), harmless]);

describe("clamd is sent the bytes", () => {
  test.each([
    ["harmless ones", harmless, "clean"],
    ["none at all", new Uint8Array(), "clean"],
    ["a signature across the end of a chunk", infected, "infected"],
    ["a signature that begins a chunk", Buffer.from(eicar), "infected"],
    ["more than it takes", new Uint8Array(1024 * 1024 + 1), "above-its-limit"],
  ])("%s: %s", async (_, bytes, outcome) => {
    expect(await scanBytes(bytes, clamd.address)).toBe(outcome);
  });

  test.each(["hang up", "nonsense"] as const)("an answer of %s is none", async (how) => {
    clamd.answer(how);
    expect(await scanBytes(harmless, clamd.address)).toBe("unavailable");
  });
});

test("more than clamd takes is logged as an error once, for the operator", async () => {
  vi.resetModules();
  const { log } = await import("../log.server.ts");
  const { scanBytes: scanFirst } = await import("./scan-bytes.server.ts");
  const error = vi.spyOn(log, "error");
  for (let time = 0; time < 2; time += 1) await scanFirst(new Uint8Array(1024 * 1024 + 1), clamd.address);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ bytes: 1024 * 1024 + 1 }),
    expect.stringContaining("StreamMaxLength"),
  );
});

test("without an address nothing is scanned", async () => {
  expect(await scanBytes(harmless, undefined)).toBe("not-configured");
});

test.each(["tcp://127.0.0.1:1", "/nowhere/clamd.sock", "unix:/nowhere/clamd.sock"])(
  "%s is away",
  async (address) => {
    expect(await scanBytes(harmless, address)).toBe("unavailable");
  },
);
