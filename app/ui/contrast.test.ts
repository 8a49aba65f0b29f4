import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "#app/lib/contrast.ts";
import { brandColors } from "#app/platform/identity/brand-colors.ts";
import choices from "#config";

const root = join(import.meta.dirname, "../..");
const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
const lightGrounds = ["pearl", "surface", "sand-50", "sand-100"];
const darkGrounds = ["sea-900", "sea-950"];

// Each pair that a page shows. A new pairing of text and ground is a line here; one that stands in a single class list
// and not here fails the last test.
const texts = [
  ...pairs(["ink", "ink-soft", "ink-faint", "accent", "accent-strong", "danger", "success"], lightGrounds),
  ...pairs(["warning"], ["pearl", "surface", "warning-soft"]),
  ...pairs(["ink"], ["sand-200", "success-soft", "warning-soft", "danger-soft", "accent-soft"]),
  ...pairs(["ink-soft"], ["accent-soft", "danger-soft", "warning-soft", "success-soft"]),
  ...pairs(["success"], ["success-soft"]),
  ...pairs(["danger"], ["danger-soft"]),
  ...pairs(["accent", "accent-strong"], ["accent-soft"]),
  ...pairs(["premium"], ["pearl", "surface"]),
  ...pairs(["white"], ["accent", "accent-strong", "danger", "ink", "sea-900"]),
  ...pairs(["on-dark"], ["ink", "accent", ...darkGrounds]),
  ...pairs(["on-dark-soft", "accent-on-dark", "premium-on-dark"], darkGrounds),
];

describe.each(Object.entries(choices.brands))(
  "contrast of the design tokens in %s (WCAG 2.2 AA)",
  (_, brand) => {
    const token = tokensOf(brandColors.parse(brand.colors));

    it.each(texts)("text in %s on %s has 4.5:1", (text, ground) => {
      expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each([
      ...pairs(["line-strong", "accent"], ["pearl", "surface", "sand-50"]),
      ...pairs(["accent-on-dark"], darkGrounds),
    ])("edges of controls and focus rings in %s on %s have 3:1", (edge, ground) => {
      expect(contrast(token(edge), token(ground))).toBeGreaterThanOrEqual(3);
    });
  },
);

it("every text and ground that stand in one class list are a pair above", () => {
  const listed = new Set(texts.map(([text, ground]) => `${text} on ${ground}`));
  const used = globSync("app/**/*.tsx", { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return [...source.matchAll(/["`]([^"`\n]*\bbg-[^"`\n]*)["`]/g)].flatMap(([, classes = ""]) =>
      pairsIn(classes),
    );
  });
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((pair) => !listed.has(pair))).toEqual([]);
});

/** Texts and grounds of a class list, each state with the texts of the same state or of none. Disabled is exempt. */
function pairsIn(classes: string): string[] {
  const found = [...classes.matchAll(/(?<![\w/-])((?:[\w-]+:)*)(bg|text)-([a-z]+(?:-[a-z0-9]+)*)(?![\w/-])/g)]
    .map(([, state = "", kind, name = ""]) => ({ state, kind, name }))
    .filter(
      ({ state, name }) => !/disabled|unavailable|backdrop/.test(state) && theme.includes(`--color-${name}:`),
    );
  const ofKind = (kind: string) => found.filter((one) => one.kind === kind && one.name !== "transparent");
  return ofKind("bg").flatMap((ground) => {
    const own = ofKind("text").filter(({ state }) => state === ground.state);
    const inherited = ofKind("text").filter(({ state }) => state === "");
    return (own.length > 0 ? own : inherited).map(
      ({ name }) => `${name} on ${ground.name.replace("white", "surface")}`,
    );
  });
}

function pairs(over: string[], grounds: string[]): [string, string][] {
  return over.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
}

/** Reads a token as the browser does: a color, one of the brand's, or one of the brand's mixed with white. */
function tokensOf(colors: Readonly<Record<string, string>>) {
  const seed = (name: string): string =>
    colors[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] ?? "";
  return (name: string): string => {
    const [, value = ""] = new RegExp(`--color-${name}: ([^;]+);`).exec(theme) ?? [];
    const [, brand] = /^var\(--brand-([a-z-]+)\)$/.exec(value) ?? [];
    const [, base, share] =
      /^color-mix\(in srgb, var\(--brand-([a-z-]+)\), #ffffff (\d+)%\)$/.exec(value) ?? [];
    const found =
      base === undefined ? (brand === undefined ? value : seed(brand)) : whiter(seed(base), Number(share));
    if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`no token --color-${name}`);
    return found;
  };
}

function whiter(color: string, percent: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + ((255 - part) * percent) / 100));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
