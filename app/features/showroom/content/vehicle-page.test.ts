import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Fragment {
  readonly shared: { readonly accessoryPrices?: readonly number[] };
  readonly en: {
    readonly sections: readonly { readonly id: string; readonly features?: readonly object[] }[];
  };
}

const folder = "content/demo/vehicle-pages";
const pages = readdirSync(folder).map((file) => {
  const { fragments } = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as { fragments: Fragment[] };
  return [file, fragments] as const;
});

test.each(pages)("%s: every accessory has its price", (_, fragments) => {
  for (const { shared, en } of fragments) {
    const accessories = en.sections.find(({ id }) => id === "T19")?.features ?? [];
    expect(shared.accessoryPrices ?? []).toHaveLength(accessories.length);
  }
});

test("every block of the template stands on a model", () => {
  const shown = new Set(
    pages.flatMap(([, fragments]) => fragments.flatMap(({ en }) => en.sections.map(({ id }) => id))),
  );
  const blocks = Array.from({ length: 21 }, (_, index) => `T${index + 2}`);
  expect([...blocks, "calculator"].filter((id) => !shown.has(id))).toEqual([]);
});
