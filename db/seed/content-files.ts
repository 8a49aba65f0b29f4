import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { writeDays } from "./demo-days.ts";

const fields = z.record(z.string(), z.unknown());

/** A file of a content folder: fragments of one model, each with its shared part and both languages. */
const contentFile = z.strictObject({
  model: z.string(),
  brand: z.string(),
  fragments: z.array(
    z.strictObject({
      key: z.string(),
      /** Its place in lists; absent means its place in the file. */
      position: z.int().optional(),
      shared: fields,
      en: fields,
      ar: fields.optional(),
    }),
  ),
});
type Fields = z.infer<typeof fields>;

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
  return fragments.map(({ key, position, shared, en, ar }, index) => {
    const written = (part: Fields) => writeDays(part, now) as Fields;
    const texts = ar === undefined ? { en: written(en) } : { en: written(en), ar: written(ar) };
    return { file, brand, model, key, position: position ?? index, shared: written(shared), texts };
  });
}
