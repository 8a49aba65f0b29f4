import { readFileSync } from "node:fs";
import { join } from "node:path";
import choices from "#config";
import { type FileFragment, readContentFiles } from "#db/seed/content-files.ts";
import { root } from "../../program.ts";
import { foldName } from "./fold-name.ts";

/** A name that was invented, and where it stands. */
export interface InventedName {
  readonly name: string;
  readonly where: string;
}

/**
 * Car makes and models that exist or existed, by their folded names. The two lists beside this file hold a make a line,
 * `Make: model, model`; they are written from general knowledge, know no variants, and are no legal search.
 */
export function realCars(): ReadonlyMap<string, string> {
  const lines = ["latin", "arabic"].flatMap((script) =>
    readFileSync(join(import.meta.dirname, `real-cars-${script}.txt`), "utf8")
      .trim()
      .split("\n"),
  );
  return new Map(
    lines.flatMap((line) => {
      const [make = "", models = ""] = line.split(/:\s*/, 2);
      const named = models
        .split(/[,،]\s*/)
        .map((model): [string, string] => [foldName(model), `${make} ${model}`]);
      return [[foldName(make), make], ...named] as [string, string][];
    }),
  );
}

/** Invented names that are a real make or model, in either script, a line each. */
export function takenNames(names: readonly InventedName[], real: ReadonlyMap<string, string>): string[] {
  return names.flatMap(({ name, where }) => {
    const taken = real.get(foldName(name));
    return taken === undefined ? [] : [`${where}: ${name} is a real name: ${taken}`];
  });
}

/** Every name that the demo invented: importer, brands, models, trims. */
export async function inventedNames(): Promise<InventedName[]> {
  const fragments = await readContentFiles(join(root, "content/demo"), new Date());
  const companies = [choices.importer.name, ...Object.values(choices.brands).map(({ name }) => name)];
  const named = companies
    .flatMap(({ en, ar }) => [en, ar])
    .map((name) => ({ name, where: "marsa.config.ts" }));
  const cars = fragments.filter(({ model }) => model === "car").flatMap((car) => namesIn(car, "carName"));
  const trims = fragments
    .filter(({ model }) => model === "trim-variant")
    .flatMap((trim) => namesIn(trim, "modelName"));
  return [...named, ...cars, ...trims];
}

function namesIn({ file, key, texts }: FileFragment, field: string): InventedName[] {
  return [texts.en, texts.ar ?? {}].flatMap((said) => {
    const name = said[field];
    return typeof name === "string" ? [{ name, where: `content/demo/${file} ${key}` }] : [];
  });
}
