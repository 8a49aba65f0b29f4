import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRichText, type RichNode } from "./rich-text.ts";

describe("rich text", () => {
  it.each([
    ["plain", ["plain"]],
    ["<b>Friday</b> closed", [{ tag: "b", children: ["Friday"] }, " closed"]],
    [
      "one<br>two<br/>three",
      ["one", { tag: "br", children: [] }, "two", { tag: "br", children: [] }, "three"],
    ],
    [
      "<ul><li>a</li><li>b</li></ul>",
      [
        {
          tag: "ul",
          children: [
            { tag: "li", children: ["a"] },
            { tag: "li", children: ["b"] },
          ],
        },
      ],
    ],
    ['<a href="/find-us">here</a>', [{ tag: "a", href: "/find-us", children: ["here"] }]],
    ['<a href="javascript:alert(1)">x</a>', [{ tag: "a", children: ["x"] }]],
    ['<a href="//elsewhere.example">x</a>', [{ tag: "a", children: ["x"] }]],
    ['<a href="&#106;avascript:x">x</a>', [{ tag: "a", children: ["x"] }]],
    ['<p onclick="x" style="color:red">p</p>', [{ tag: "p", children: ["p"] }]],
    ["<script>alert(1)</script>", ["alert(1)"]],
    ['<img src=x onerror="x">after', ["after"]],
    ["<b>never closed", [{ tag: "b", children: ["never closed"] }]],
    ["stray</b> end", ["stray", " end"]],
    ["<b><i>crossed</b> out</i>", [{ tag: "b", children: [{ tag: "i", children: ["crossed"] }] }, " out"]],
    ["5 &lt; 6 &amp; 7&nbsp;8 &unknown;", ["5 < 6 & 7\u00a08 &unknown;"]],
    ["5 < 6", ["5 ", "<", " 6"]],
  ])("%s", (source, nodes) => {
    expect(parseRichText(source)).toEqual(nodes);
  });

  it("lets nothing through but the allowed tags and safe addresses", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "/",
      "a",
      "b",
      "script",
      " href=",
      '"',
      "'",
      "javascript:",
      "&#60;",
      "x ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const node of elementsIn(parseRichText(pieces.join("")))) {
          expect(["br", "p", "span", "b", "u", "a", "strong", "i", "em", "ul", "li"]).toContain(node.tag);
          expect(node.href ?? "/").toMatch(/^(\/|https?:|tel:|mailto:)/i);
        }
      }),
    );
  });
});

function elementsIn(nodes: readonly RichNode[]): Exclude<RichNode, string>[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elementsIn(node.children)]));
}
