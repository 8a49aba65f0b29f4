import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
const lightGrounds = ["pearl", "surface", "sand-50", "sand-100"];
const darkGrounds = ["sea-800", "sea-900", "sea-950"];

describe("contrast of the design tokens (WCAG 2.2 AA)", () => {
  it.each([
    ...pairs(["ink", "ink-soft", "ink-faint", "accent", "accent-strong", "danger"], lightGrounds),
    ...pairs(["on-dark", "on-dark-soft", "accent-on-dark"], darkGrounds),
    ...pairs(["white"], ["accent", "accent-strong", "danger", "sea-900"]),
    ...pairs(["success"], ["success-soft", "pearl"]),
    ...pairs(["warning"], ["warning-soft", "pearl"]),
    ...pairs(["danger"], ["danger-soft"]),
    ...pairs(["accent-strong"], ["accent-soft"]),
    ...pairs(["premium", "sand-600"], ["pearl", "surface"]),
    ...pairs(["ink"], ["success-soft", "warning-soft", "danger-soft", "accent-soft"]),
  ])("text in %s on %s has 4.5:1", (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(["line-strong", "accent"], ["pearl", "surface", "sand-50"]))(
    "edges of controls in %s on %s have 3:1",
    (edge, ground) => {
      expect(contrast(token(edge), token(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

function pairs(texts: string[], grounds: string[]): [string, string][] {
  return texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
}

function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (value === undefined) throw new Error(`no token --color-${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
