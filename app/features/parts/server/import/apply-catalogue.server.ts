import { sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";
import { applyFitments } from "./apply-fitments.server.ts";
import { markLive } from "./count-parts.server.ts";
import { followChains } from "./follow-chains.server.ts";
import type { Changes } from "./intake.server.ts";
import { mergeRows } from "./merge-rows.server.ts";

type Trx = Transaction<PartsTables>;
interface Scope {
  /** Whether the file is the whole catalogue: what it lacks goes. */
  readonly complete: boolean;
}

export interface AppliedCatalogue {
  readonly changes: Record<string, Changes>;
  /** Whether no chain of numbers goes round in a circle. */
  readonly hasEnds: boolean;
}

/** Brings the staged records into the catalogue, in the order in which they name each other. */
export async function applyCatalogue(trx: Trx, { complete }: Scope): Promise<AppliedCatalogue> {
  const removes = complete ? sql`true` : undefined;
  const changes = {
    category: await applyCategories(trx, { complete }),
    "part-type": await mergeRows(trx, {
      ...{ table: "parts.part_type", key: "code", removes },
      columns: [
        ...["category_id", "name_en", "name_ar", "also_called_en", "also_called_ar", "aliases"],
        ...["return_kind", "picture", "position"],
      ],
      next: sql`select staged.code, category.id as category_id, staged.name_en, staged.name_ar,
        staged.also_called_en, staged.also_called_ar, staged.aliases, staged.return_kind, staged.picture, ${complete ? sql`` : sql`coalesce(stored.position, `}
          (row_number() over (order by line))::integer ${complete ? sql`` : sql`)`} as position
        from staged_part_type staged join parts.category on category.code = staged.category
        left join parts.part_type stored on stored.code = staged.code`,
    }),
    model: await mergeRows(trx, {
      ...{ table: "parts.model", key: "code", removes },
      columns: ["make_code", "name_en", "name_ar", "year_from", "year_to", "trims"],
      next: sql`select code, make_code, name_en, name_ar, year_from, year_to, trims from staged_model`,
    }),
    "vin-pattern": await mergeRows(trx, {
      ...{ table: "parts.vin_pattern", key: "prefix", removes },
      columns: ["model_id", "trim", "drive"],
      next: sql`select prefix, model.id as model_id, trim, drive
        from staged_vin_pattern staged join parts.model on model.code = staged.model`,
    }),
    part: await mergeRows(trx, {
      ...{ table: "parts.part", key: "number", removes },
      columns: [
        ...["type_id", "name_en", "name_ar", "description_en", "description_ar"],
        ...["weight_grams", "warranty_months", "picture", "alternatives"],
      ],
      next: sql`select staged.number, part_type.id as type_id, staged.name_en, staged.name_ar, description_en,
        description_ar, weight_grams, warranty_months, staged.picture, alternatives
        from staged_part staged join parts.part_type on part_type.code = staged.type`,
    }),
    supersession: await mergeRows(trx, {
      ...{ table: "parts.supersession", key: "number" },
      columns: ["next_number", "final_number", "source"],
      // A number whose chain is as it was has its end already.
      next: sql`select staged.number, staged.next_number,
        case when stored.next_number = staged.next_number then stored.final_number else staged.next_number end
          as final_number, 'catalogue' as source
        from staged_supersession staged left join parts.supersession stored using (number)`,
      removes: complete ? sql`source = 'catalogue'` : undefined,
    }),
    diagram: await mergeRows(trx, {
      ...{ table: "parts.diagram", key: "id", removes },
      columns: ["category_id", "name_en", "name_ar", "models", "drawing", "width", "height", "hotspots"],
      next: sql`select staged.id, category.id as category_id, staged.name_en, staged.name_ar, models, drawing, width,
        height, hotspots from staged_diagram staged join parts.category on category.code = staged.category`,
    }),
  };
  const hasEnds = await followChains(trx);
  await markLive(trx);
  return { hasEnds, changes: { ...changes, fitment: await applyFitments(trx, { complete }) } };
}

/** First categories, then the sub-categories that name them. */
async function applyCategories(trx: Trx, { complete }: Scope): Promise<Changes> {
  const columns = ["parent_id", "position", "name_en", "name_ar"];
  const merge = { table: "parts.category", key: "code", columns };
  const top = await mergeRows(trx, {
    ...merge,
    next: sql`select code, null::smallint as parent_id, position, name_en, name_ar from staged_category
      where parent is null`,
    removes: complete ? sql`code not in (select code from staged_category)` : undefined,
  });
  const sub = await mergeRows(trx, {
    ...merge,
    next: sql`select staged.code, parent.id as parent_id, staged.position, staged.name_en, staged.name_ar
      from staged_category staged join parts.category parent on parent.code = staged.parent`,
  });
  return {
    added: top.added + sub.added,
    changed: top.changed + sub.changed,
    unchanged: top.unchanged + sub.unchanged,
    removed: top.removed,
  };
}
