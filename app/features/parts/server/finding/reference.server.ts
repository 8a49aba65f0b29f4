import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import type { ShownDrawing } from "../../calls.ts";
import { CatalogueTree, type Category, type Model, type PartType } from "../../rules/catalogue-tree.ts";
import { driveTrains, type ReadCatalogueRecord, returnKinds } from "../../rules/feed/catalogue-records.ts";
import { WordIndex } from "../../rules/words/word-index.ts";
import type { Model as ModelRow, PartsTables, PartType as PartTypeRow } from "../../tables.ts";
import { catalogueVersion } from "../catalogue-version.server.ts";

type Diagram = Extract<ReadCatalogueRecord, { record: "diagram" }>;
export interface StoredDiagram extends Omit<Diagram, "record" | "category"> {
  readonly category: Category;
}
export interface VinPattern {
  readonly model: Model;
  readonly trim: string | null;
  readonly drive: Model["trims"][number]["drive"] | null;
}

/** What of the catalogue does not grow with the number of parts: in memory, loaded anew with each version. */
export interface Reference {
  readonly version: number;
  readonly tree: CatalogueTree;
  readonly models: readonly Model[];
  readonly modelByCode: ReadonlyMap<string, Model>;
  readonly modelById: ReadonlyMap<number, Model>;
  readonly vinPatterns: ReadonlyMap<string, VinPattern>;
  /** Trims and positions. */
  readonly termIds: ReadonlyMap<string, number>;
  readonly terms: ReadonlyMap<number, string>;
  readonly diagrams: readonly StoredDiagram[];
  /** The positions that parts of a type have, by its id. */
  readonly positions: ReadonlyMap<number, readonly string[]>;
  /** How many parts of a type are for every car, by its id. */
  readonly universal: ReadonlyMap<number, number>;
  readonly words: WordIndex;
}

const references = new ReadModel<Reference>("parts-reference");

/** The reference data of the catalogue's version of now. */
export async function reference(): Promise<Reference> {
  const version = await catalogueVersion();
  return references.get("all", version, async () => ({ value: await loadReference(version) }));
}

/** Loads it before the first request needs it: when the program starts, and after an import. */
export function loadReferenceEarly(): void {
  // The next request tries again, and fails with what is wrong.
  reference().catch((error: Error) =>
    log.warn({ err: { message: error.message } }, "the parts cannot be loaded"),
  );
}

const bilingual = z.object({ en: z.string(), ar: z.string() });
const returnKind = z.enum(returnKinds);
const drive = z.nullable(z.enum(driveTrains));
const trims = z.array(z.object({ id: z.string(), name: bilingual, drive: z.enum(driveTrains) }));
const hotspots = z.array(
  z.object({
    label: z.string(),
    type: z.string(),
    position: z.nullable(z.string()),
    x: z.number(),
    y: z.number(),
  }),
);

/** All tables as one moment sees them: an import may end meanwhile. */
function readTables() {
  return database<PartsTables>()
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => ({
      categories: await trx.selectFrom("parts.category").selectAll().execute(),
      types: await trx.selectFrom("parts.part_type").selectAll().execute(),
      models: await trx.selectFrom("parts.model").selectAll().orderBy("id").execute(),
      patterns: await trx.selectFrom("parts.vin_pattern").selectAll().execute(),
      terms: await trx.selectFrom("parts.term").selectAll().execute(),
      diagrams: await trx.selectFrom("parts.diagram").selectAll().orderBy("id").execute(),
      placed: await trx
        .selectFrom("parts.type_count")
        .select(["type_id", "positions", "universal"])
        .execute(),
    }));
}

async function loadReference(version: number): Promise<Reference> {
  const { categories, types, models, patterns, terms, diagrams, placed } = await readTables();
  const tree = new CatalogueTree(
    categories.map((row) => ({ ...row, parentId: row.parent_id, names: namesOf(row) })),
    types.map(typeOf),
  );
  const codes = new Map(terms.map(({ id, code }) => [id, code]));
  const loaded = models.map(modelOf);
  const modelById = new Map(loaded.map((model) => [model.id, model]));
  const positions = new Map(
    placed.map((row) => [row.type_id, row.positions.map((id) => codes.get(id) ?? "")]),
  );
  return {
    version,
    tree,
    models: loaded,
    modelById,
    positions,
    modelByCode: new Map(loaded.map((model) => [model.code, model])),
    vinPatterns: new Map(
      patterns.flatMap(({ prefix, model_id: id, trim, drive: said }) => {
        const model = modelById.get(id);
        return model === undefined ? [] : [[prefix, { model, trim, drive: drive.parse(said) }] as const];
      }),
    ),
    termIds: new Map(terms.map(({ id, code }) => [code, id])),
    terms: codes,
    universal: new Map(placed.map((row) => [row.type_id, row.universal])),
    diagrams: diagrams.flatMap(({ category_id, name_en, name_ar, hotspots: spots, ...row }) => {
      const category = tree.categoryOf({ categoryId: category_id });
      return [{ ...row, category, name: { en: name_en, ar: name_ar }, hotspots: hotspots.parse(spots) }];
    }),
    words: new WordIndex(tree, loaded, positions),
  };
}

/** A drawing as other pages show it. */
export function drawingOf(
  { id, name, drawing, width, height }: StoredDiagram,
  language: Language,
): ShownDrawing {
  return { id, name: name[language], drawing, width, height };
}

function namesOf({ name_en, name_ar }: { name_en: string; name_ar: string }) {
  return { en: name_en, ar: name_ar };
}

function typeOf(row: Selectable<PartTypeRow>): PartType {
  const { id, code, category_id: categoryId, aliases, return_kind: returns, picture, position } = row;
  return {
    ...{ id, code, categoryId, aliases, picture, position },
    names: namesOf(row),
    alsoCalled: { en: row.also_called_en, ar: row.also_called_ar },
    returns: returnKind.parse(returns),
  };
}

function modelOf(row: Selectable<ModelRow>): Model {
  const { id, code, make_code: makeCode, year_from: yearFrom, year_to: yearTo } = row;
  return { id, code, makeCode, names: namesOf(row), yearFrom, yearTo, trims: trims.parse(row.trims) };
}
