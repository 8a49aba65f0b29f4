import { publishFragment } from "#app/features/content/content.server.ts";
import newWahat from "../../content/demo/articles/new-wahat.json" with { type: "json" };
import suhail from "../../content/demo/cars/suhail.json" with { type: "json" };
import footer from "../../content/demo/footer.json" with { type: "json" };
import homePage from "../../content/demo/home-page.json" with { type: "json" };
import offers from "../../content/demo/offers.json" with { type: "json" };
import suhailPage from "../../content/demo/vehicle-pages/suhail.json" with { type: "json" };

interface DemoFile {
  readonly model: string;
  readonly fragments: readonly {
    readonly key: string;
    readonly position?: number;
    readonly shared: Readonly<Record<string, unknown>>;
    readonly en: Readonly<Record<string, unknown>>;
    readonly ar: Readonly<Record<string, unknown>>;
  }[];
}

/** A change that an editor could make, and the pages that must show it. */
interface Edit {
  readonly file: DemoFile;
  readonly field: string;
  readonly paths: readonly string[];
}

/** One edit for each kind of page, and one of what stands on every page. */
const edits: readonly Edit[] = [
  { file: homePage, field: "heroTitle", paths: ["/"] },
  { file: suhailPage, field: "heroTitle", paths: ["/vehicle/suhail"] },
  { file: newWahat, field: "title", paths: ["/news/new-wahat"] },
  { file: offers, field: "offerName", paths: ["/offers/suhail-lease", "/special-offers"] },
  { file: suhail, field: "carName", paths: ["/", "/vehicle/suhail", "/fleet"] },
  { file: footer, field: "findDealershipTitle", paths: ["/motorsports", "/find-us", "/offers/suhail-lease"] },
];

export interface Reading {
  readonly pairs: number;
  /** Pages that did not say what had been published before they were asked for. */
  readonly stale: readonly string[];
}

/**
 * Publishes one change after the other and asks every process at once for a page that it changes, in both languages in
 * turn: each answer is a pair of an edit and a read.
 */
export async function editThenRead(addresses: readonly string[], pairs: number): Promise<Reading> {
  const stale: string[] = [];
  let read = 0;
  for (let round = 0; read < pairs; round += 1) {
    const edit = edits[round % edits.length] as Edit;
    const language = round % 2 === 0 ? "en" : "ar";
    const words = `Edit ${round}`;
    await publish(edit, words);
    const path = edit.paths[Math.floor(round / edits.length) % edit.paths.length] ?? "/";
    for (const address of addresses) {
      const html = await (await fetch(`${address}${path}?lang=${language}`)).text();
      read += 1;
      if (!html.includes(words)) stale.push(`${path} in ${language} after "${words}"`);
    }
  }
  return { pairs: read, stale };
}

async function publish({ file, field }: Edit, words: string): Promise<void> {
  const [first] = file.fragments;
  if (!first) throw new Error(`${file.model} has no fragment`);
  const texts = { en: { ...first.en, [field]: words }, ar: { ...first.ar, [field]: words } };
  const published = await publishFragment("rimal", { ...first, model: file.model, texts }, new Date());
  if (!published.ok) throw new Error(`${file.model}: ${published.code} ${JSON.stringify(published.detail)}`);
}
