import { describe, expect, test } from "vitest";
import { testProgram } from "../../factories/program/test-program.ts";

describe("what programs look for at fixed addresses", () => {
  const program = testProgram();
  const open = (path: string) => fetch(`${program.address}${path}`, { redirect: "manual" });

  test("a password manager leads to the form that changes the password", async () => {
    const answer = await open("/.well-known/change-password");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/account?edit=password"]);
  });

  test("an address of a reader of weaknesses is said, with an end within a year", async () => {
    const answer = await open("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:security@marsa\.example$/m);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(text).toContain(`Canonical: ${program.address}/.well-known/security.txt`);
  });

  test("what is not there is no page of the site", async () => {
    expect(
      (await open("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status,
    ).toBe(404);
  });
});
