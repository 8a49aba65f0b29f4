import { describe, expect, test } from "vitest";
import { plainAppCode, plainRecoveryCode, recoveryCodeFrom } from "./recovery-codes.ts";

describe("a recovery code", () => {
  test("is ten letters in two groups, and is taken back as it was given", () => {
    const code = recoveryCodeFrom(Uint8Array.from({ length: 24 }, (_, n) => n * 9)) ?? "";
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(plainRecoveryCode(code)).toBe(code.replace("-", ""));
  });
  test("is made of fair bytes alone", () => {
    expect(recoveryCodeFrom(new Uint8Array(24).fill(255))).toBeUndefined();
    expect(recoveryCodeFrom(new Uint8Array(9))).toBeUndefined();
  });
  test.each([
    ["ABCDE-FGHJK", "abcdefghjk"],
    [" abcde fghjk ", "abcdefghjk"],
    ["abcde٢٣٤٥٦", "abcde23456"],
    ["abcde-fghj", undefined],
    ["abcde-fghj1", undefined],
    ["", undefined],
  ])("typed as %j is %j", (typed, plain) => expect(plainRecoveryCode(typed)).toBe(plain));
});

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["12345", undefined],
  ["12345a", undefined],
])("a code of an app typed as %j is %j", (typed, plain) => expect(plainAppCode(typed)).toBe(plain));
