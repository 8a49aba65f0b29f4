import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { writeDays } from "./demo/demo-days.ts";

const fields = z.record(z.string(), z.unknown());

/** A file of a content folder: fragments of one model for one brand or several, each with its shared part and both languages. */
const contentFile = z.strictObject({
  model: z.string(),
  brand: z.union([z.string(), z.array(z.string()).min(2)]),
  fragments: z.array(
    z.strictObject({
      key: z.string(),
      /** Its place in lists; absent means its place in the file. */
      position: z.int().optional(),
      shared: fields,
      en: fields,
      ar: fields.optional(),
      /** What one of several brands says otherwise, field by field. */
      differs: z
        .record(z.string(), z.strictObject({ shared: fields, en: fields, ar: fields }).partial())
        .optional(),
    }),
  ),
});
type Fields = z.infer<typeof fields>;
type InFile = z.infer<typeof contentFile>["fragments"][number];

/** A fragment as its file says it, with calendar days written out. */
export interface FileFragment {
  /** The file below the content folder. */
  readonly file: string;
  readonly brand: string;
  readonly model: string;
  readonly key: string;
  readonly position: number;
  readonly shared: Fields;
  readonly texts: { readonly en: Fields; readonly ar?: Fields };
}

/** Reads every `.json` file of a content folder and its subfolders. A file of another shape throws with its name. */
export async function readContentFiles(folder: string, now: Date): Promise<FileFragment[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(names.map((name) => readContentFile(folder, name, now)));
  return files.flat();
}

async function readContentFile(folder: string, file: string, now: Date): Promise<FileFragment[]> {
  const parsed = contentFile.safeParse(JSON.parse(await readFile(join(folder, file), "utf8")));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { model, brand, fragments } = parsed.data;
  const brands = [brand].flat();
  return fragments.flatMap((fragment, index) => {
    const { key, position = index, differs = {} } = fragment;
    const unknown = Object.keys(differs).find((name) => !brands.includes(name));
    if (unknown !== undefined)
      throw new Error(`${file}: ${key} differs for ${unknown}, which is none of its brands`);
    return brands.map((name) => ({
      file,
      brand: name,
      model,
      key,
      position,
      ...writtenFor(name, fragment, now),
    }));
  });
}

/** A fragment as one brand says it. */
function writtenFor(brand: string, { shared, en, ar, differs }: InFile, now: Date) {
  const own = differs?.[brand];
  const written = (part: Fields, otherwise: Fields = {}) =>
    writeDays({ ...part, ...otherwise }, now) as Fields;
  const english = written(en, own?.en);
  return {
    shared: written(shared, own?.shared),
    texts: ar === undefined ? { en: english } : { en: english, ar: written(ar, own?.ar) },
  };
}
