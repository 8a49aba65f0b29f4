import "#app/content-queries.ts";
import { join } from "node:path";
import { publishFragment } from "#app/features/content/content.server.ts";
import { type FileFragment, readContentFiles } from "#db/seed/content-files.ts";

/** A change that an editor could make, and the pages that must show it. */
interface Edit {
  readonly model: string;
  readonly key: string;
  readonly field: string;
  readonly paths: readonly string[];
}

/** One edit for each kind of page, and one of what stands on every page. */
const edits: readonly Edit[] = [
  { model: "home-page", key: "main", field: "heroTitle", paths: ["/"] },
  { model: "vehicle-page", key: "suhail", field: "heroTitle", paths: ["/vehicle/suhail"] },
  { model: "article", key: "new-wahat", field: "title", paths: ["/news/new-wahat"] },
  {
    model: "offer",
    key: "suhail-lease",
    field: "offerName",
    paths: ["/offers/suhail-lease", "/special-offers"],
  },
  { model: "car", key: "suhail", field: "carName", paths: ["/", "/vehicle/suhail", "/fleet"] },
  {
    model: "footer",
    key: "main",
    field: "findDealershipTitle",
    paths: ["/motorsports", "/find-us", "/offers/suhail-lease"],
  },
];

interface Reading {
  readonly pairs: number;
  /** Pages that did not say what had been published before they were requested. */
  readonly stale: readonly string[];
}

/**
 * Publishes one change after the other and requests from every process at once a page that it changes, in both languages in
 * turn: each answer is a pair of an edit and a read.
 */
export async function editThenRead(addresses: readonly string[], pairs: number): Promise<Reading> {
  const now = new Date();
  const fragments = await readContentFiles(join(import.meta.dirname, "../../content/demo"), now);
  const stale: string[] = [];
  let read = 0;
  for (let round = 0; read < pairs; round += 1) {
    const edit = edits[round % edits.length] as Edit;
    const turn = Math.floor(round / edits.length);
    const words = `Edit ${now.getTime()} ${round}`;
    await publish(edit, words, fragments, now);
    const path = edit.paths[turn % edit.paths.length] ?? "/";
    const language = turn % 2 === 0 ? "en" : "ar";
    const pages = await Promise.all(
      addresses.map(async (address) => (await fetch(`${address}${path}?lang=${language}`)).text()),
    );
    read += pages.length;
    for (const html of pages)
      if (!html.includes(words)) stale.push(`${path} in ${language} after "${words}"`);
  }
  return { pairs: read, stale };
}

async function publish(
  { model, key, field }: Edit,
  words: string,
  fragments: readonly FileFragment[],
  now: Date,
): Promise<void> {
  const fragment = fragments.find((one) => one.model === model && one.key === key);
  if (!fragment) throw new Error(`the demo has no ${model} ${key}`);
  const texts = Object.fromEntries(
    Object.entries(fragment.texts).map(([language, said]) => [language, { ...said, [field]: words }]),
  );
  const { position, shared } = fragment;
  const published = await publishFragment("rimal", { model, key, position, shared, texts }, now);
  if (!published.ok) throw new Error(`${model}: ${published.code} ${JSON.stringify(published.detail)}`);
}
