import { describe, expect, it } from "vitest";
import { checkPhysicalStyles, findPhysicalStyles } from "./physical-styles.ts";

const classes = (names: string) =>
  findPhysicalStyles("a.tsx", `<p className="${names}">`).map(({ found }) => found);
const css = (text: string) => findPhysicalStyles("a.css", text).map(({ found }) => found);

describe("physical left and right", () => {
  it.each([
    [
      "ml-4",
      "mr-auto",
      "pl-[3px]",
      "pr-0.5",
      "-ml-2",
      "md:ml-4",
      "md:hover:-left-2",
      "left-0",
      "right-1/2",
      "left-[10%]",
    ],
    [
      "text-left",
      "text-right",
      "float-left",
      "clear-right",
      "origin-top-left",
      "object-right",
      "bg-left-top",
    ],
    [
      "border-l",
      "border-r-2",
      "border-l-red-500",
      "rounded-l",
      "rounded-tr-lg",
      "rounded-bl-[4px]",
      "scroll-ml-4",
    ],
    ["!ml-4", "rtl:mr-2", "group-hover:pl-2", "[&>svg]:mr-2"],
  ])("is found in Tailwind's %s and its kin", (...names) => {
    for (const name of names) expect(classes(`flex ${name} items-center`), name).toEqual([name]);
  });

  it.each([
    "ms-4 me-auto ps-2 pe-0.5 start-0 end-1/2 -ms-2 md:ms-4 inset-x-0",
    "text-start text-end float-start border-s border-e-2 rounded-s rounded-es-lg scroll-ms-4",
    "border-line border-red-500 rounded-lg pretty-left align-right left-handed copyright-2026",
    "mx-4 px-4 bg-leaf object-cover origin-center text-lg transition-left-color",
  ])("is not found in the logical or neutral %s", (names) => {
    expect(classes(names)).toEqual([]);
  });

  it.each([
    ["margin-left: 4px;", "margin-left:"],
    ["padding-right:0", "padding-right:"],
    ["border-left: 1px solid;", "border-left:"],
    ["border-left-color: red;", "border-left-color:"],
    ["border-top-right-radius: 4px;", "border-top-right-radius:"],
    ["left: 0;", "left: 0"],
    ["right: -4px;", "right: -4"],
    ["left: calc(1px + 2%);", "left: calc"],
    ["text-align: right;", "text-align: right"],
    ["float: left;", "float: left"],
    ["@apply flex ml-4;", "ml-4"],
  ])("is found in the style sheet's %s", (text, found) => {
    expect(css(`.a { ${text} }`)).toEqual([found]);
  });

  it.each([
    "margin-inline-start: 4px;",
    "inset-inline-start: 0;",
    "text-align: start;",
    "float: inline-end;",
    "--left: 0;",
  ])("is not found in the logical %s", (text) => {
    expect(css(`.a { ${text} }`)).toEqual([]);
  });

  it("is found in templates of HTML, in style objects and in class names on a line of their own", () => {
    expect(findPhysicalStyles("a.ts", '<p class="pl-4">').map(({ found }) => found)).toEqual(["pl-4"]);
    expect(findPhysicalStyles("a.ts", "html`<style>p { margin-left: 0 }</style>`")).toHaveLength(1);
    expect(findPhysicalStyles("a.tsx", "style.marginLeft = `$" + "{x}px`;")).toHaveLength(1);
    expect(findPhysicalStyles("a.tsx", "<p\n  className={`\n    flex ml-4\n  `}>")).toEqual([
      { line: 3, found: "ml-4" },
    ]);
  });

  it("may stand where a comment gives the reason, and nowhere else", () => {
    expect(css("/* physical: the map's own corner */\n.a { left: 0; }")).toEqual([]);
    expect(css(".a { left: 0; } /* physical: the map's own corner */")).toEqual([]);
    expect(css("/* physical: */\n.a { left: 0; }")).toEqual(["left: 0"]);
  });

  it("stands nowhere in the product", () => {
    const { files, errors } = checkPhysicalStyles();
    expect(errors).toEqual([]);
    expect(files).toBeGreaterThan(100);
  });
});
