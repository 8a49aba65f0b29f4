import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy, securityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("each inline script of a page is allowed by its hash, and nothing else inline", () => {
  const policy = pagePolicy(
    `<script>a=1</script><script src="/x.js"></script><script type="module" async="">b(\n2)</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("a=1")} ${hashOf("b(\n2)")};`);
  expect(policy).not.toContain("unsafe");
});

test("a page without scripts allows the site's own only", () => {
  expect(pagePolicy("<p>hello</p>")).toContain("script-src 'self';");
});

test("transport security is promised on https only", () => {
  expect(securityHeaders("https://marsa.example")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
});
