import { expect, test } from "vitest";
import { latinCommas } from "./latin-commas.ts";

const linesOf = (source: string) => latinCommas(source).map(({ line }) => line);

test.each([
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is the source that is read
  "const place = `${center.name}, ${center.address}`;",
  "const label = `${words.free}: ${day}, ${hour}`;",
  "const when = html`<p>${who}, ${when}</p>`;",
  'const list = names.join(", ");',
  "const code = `${name} (${plate}), ${town}`;",
])("%s is found", (source) => expect(linesOf(`\n${source}`)).toEqual([2]));

test.each([
  'const words = { en: (a: string, b: string) => `${a}, ${b}`, ar: "و" };',
  "const place = withCommas([center.name, center.address], language);",
  "const rows = sql`select ${one}, ${other}`;",
  'throw new Error(`none of ${names.join(", ")}`);',
  'const address = numbers.join(",");',
  "// `${a}, ${b}`",
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: it is the source that is read
])("%s is left alone", (source) => expect(linesOf(source)).toEqual([]));
