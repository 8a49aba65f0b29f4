import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstViewFirst } from "./first-view.ts";
import { sealPage } from "./security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sheets = new Map([
  ["/assets/root.css", "a{content:'$&'}"],
  ["/assets/home.css", "b{color:red}"],
]);
const link = (href: string, nonce = "n1") => `<link nonce="${nonce}" rel="stylesheet" href="${href}"/>`;
const preload = (href: string) => `<link rel="modulepreload" href="${href}" nonce="n1"/>`;
const begin = `import * as route0 from "/assets/root.js";\nimport("/assets/entry.js");`;
const page = [
  `<head>${preload("/assets/entry.js")}${preload("/assets/ground.js")}<style>brand</style>`,
  `${link("/assets/root.css")}${link("/assets/home.css#")}</head>`,
  `<body><script nonce="n1">context=1</script>`,
  `<script nonce="n1" type="module" async="">${begin}</script><script nonce="n1">data=2</script></body>`,
].join("");

test("the page carries its style sheets in their order, and their links are switched off", () => {
  const { html, styles } = firstViewFirst(page, "n1", sheets);
  const style = "a{content:'$&'}\nb{color:red}";
  expect(html).toContain(`<style>brand</style><style>${style}</style><link disabled="" nonce="n1"`);
  expect(html.match(/<link disabled="" nonce="n1" rel="stylesheet" href="[^"]+"\/>/g)).toHaveLength(2);
  expect(styles).toEqual([hashOf(style)]);
});

test("a sheet that the build does not know stays a file", () => {
  const other = link("/assets/other.css");
  const { html, styles } = firstViewFirst(`<head>${other}</head>`, "n1", sheets);
  expect(html).toBe(`<head>${other}</head>`);
  expect(styles).toEqual([]);
});

test("a link that came in with content, without the nonce of the rendering, is left alone", () => {
  for (const foreign of [link("/assets/root.css", "n2"), `<link rel="stylesheet" href="/assets/root.css"/>`])
    expect(firstViewFirst(foreign, "n1", sheets)).toEqual({ html: foreign, styles: [] });
});

test("modules do nothing until the script at the end of the head begins them", () => {
  const { html } = firstViewFirst(page, "n1", sheets);
  expect(html.match(/<link rel="later" href="[^"]+" nonce="n1"\/>/g)).toHaveLength(2);
  expect(html).toContain(`<script nonce="n1" type="text/later">${begin}</script>`);
  expect(html).not.toMatch(/modulepreload" href| type="module"/);
  expect(html).toMatch(/<script nonce="n1">\(function waitForFirstView\([\s\S]*\)\(3000\)<\/script><\/head>/);
});

test("a module that came in with content, without the nonce, is none of the page's", () => {
  const foreign = `<head></head><script type="module">foreign</script>`;
  expect(firstViewFirst(foreign, "n1", sheets).html).toBe(foreign);
});

test("the policy of the sealed page allows its style and its scripts", () => {
  const { html, styles } = firstViewFirst(page, "n1", sheets);
  const sealed = sealPage(html, "n1", { styles });
  const inline = [...sealed.html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, code = ""]) => code);
  expect(inline).toHaveLength(4);
  for (const code of inline) expect(sealed.policy).toContain(hashOf(code));
  expect(sealed.policy).toContain(`style-src 'self' ${styles.join(" ")};`);
  expect(sealed.html).not.toContain("n1");
});

test("a page without a nonce, or without scripts of the site, stays as it is", () => {
  expect(firstViewFirst(page, "", sheets).html).toBe(page);
  expect(firstViewFirst("<p>plain</p>", "n1", sheets).html).toBe("<p>plain</p>");
});
