import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cameraHeaders, pagePolicy, sealPage, securityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the inline scripts of the rendering are allowed by their hashes, and their nonce stays inside", () => {
  const { html, policy } = sealPage(
    `<script nonce="n1">a=1</script><script src="/x.js" nonce="n1"></script><script type="module" nonce="n1">b(\n2)</script>`,
    "n1",
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("a=1")} ${hashOf("b(\n2)")};`);
  expect(policy).not.toContain("unsafe");
  expect(html).toBe(`<script>a=1</script><script src="/x.js"></script><script type="module">b(\n2)</script>`);
});

test.each([
  ["without a nonce", `<script>steal()</script>`],
  ["with another nonce", `<script nonce="n2">steal()</script>`],
  ["with a nonce in an attribute of another name", `<script data-nonce='n1'>steal()</script>`],
])("a script that came in with content, %s, is not allowed", (_, injected) => {
  const { policy } = sealPage(`<script nonce="n1">a=1</script>${injected}`, "n1");
  expect(policy).toContain(`script-src 'self' ${hashOf("a=1")};`);
});

test("a page that was rendered without a nonce allows the site's own files only", () => {
  expect(sealPage(`<script nonce="">a=1</script>`, "").policy).toContain("script-src 'self';");
});

test("the hosts of a configured tag script may load, count and be reported to; without one nobody else may", () => {
  const { policy } = sealPage("", "", { tags: ["https://tags.example", "https://count.example"] });
  for (const part of ["script-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'"])
    expect(policy).toContain(`${part} https://tags.example https://count.example;`);
  expect(sealPage("", "").policy).not.toContain("http");
});

test("pictures and videos of other hosts are shown where the importer names the host", () => {
  const { policy } = sealPage("", "", { media: ["https://media.example"] });
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
  expect(policy).toContain("connect-src 'self';");
});

test("transport security is promised on https only", () => {
  expect(securityHeaders("https://marsa.example")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
});

test("the camera and what reads its pictures are allowed where a page says so, and nothing else is", () => {
  const { "Permissions-Policy": features } = securityHeaders("http://localhost:3000");
  expect(features).toMatch(/^camera=\(\), /);
  expect(features, "the nearest location").toMatch(/, geolocation=\(self\)$/);
  expect(cameraHeaders["Permissions-Policy"]).toMatch(/^camera=\(self\), microphone=\(\), /);
  expect(pagePolicy([])).not.toContain("wasm");
  expect(pagePolicy([], { wasm: true })).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test("a page is framed by nobody but the configured author's system", () => {
  expect(pagePolicy([])).toContain("frame-ancestors 'none'");
  expect(pagePolicy([], { frames: ["https://author.example"] })).toContain(
    "frame-ancestors https://author.example",
  );
});
