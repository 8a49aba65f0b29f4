import type { Transaction } from "kysely";
import * as z from "zod/mini";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { waitForProcesses } from "#app/platform/read-model/follow-versions.server.ts";
import { modelNamed } from "../persisted-queries.ts";
import type { ContentTables } from "../tables.ts";
import { contentTopic, raiseContentVersion } from "./content-version.server.ts";

/** A fragment to publish. A language that is not given keeps what it has. */
export interface FragmentToPublish {
  readonly model: string;
  /** Names the fragment within its model and brand: a path, a slug, or `main`. */
  readonly key: string;
  readonly position?: number;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly texts: Partial<Readonly<Record<Language, Readonly<Record<string, unknown>>>>>;
  /** From this instant on the given languages are not shown any more. */
  readonly unpublishAt?: Date;
  /** Hash of the file that the fragment comes from. */
  readonly sourceHash?: string;
}
type Refusal = "unknown-model" | "invalid-content";

/** Publishes one fragment at once. Refuses an unknown model and content that is not of the model's shape. */
export function publishFragment(
  brand: string,
  fragment: FragmentToPublish,
  now: Date,
): Promise<Result<{ version: number }, Refusal>> {
  return publishFragments(brand, [fragment], now);
}

/**
 * Publishes fragments together: all or none, under one new content version. When it returns, no process answers
 * anything older.
 */
export async function publishFragments(
  brand: string,
  fragments: readonly FragmentToPublish[],
  now: Date,
): Promise<Result<{ version: number }, Refusal>> {
  for (const fragment of fragments) {
    const problem = problemOf(fragment);
    if (problem !== undefined) return problem;
  }
  const version = await inTransaction<ContentTables, number>(async (trx) => {
    // First, so that two publishes of a brand follow each other instead of deadlocking on its fragments.
    const raised = await raiseContentVersion(trx, brand);
    for (const fragment of fragments) await saveFragment(trx, brand, fragment, now);
    return raised;
  });
  await waitForProcesses(contentTopic(brand), version);
  return succeed({ version });
}

function problemOf({ model: name, key, shared, texts }: FragmentToPublish) {
  const model = modelNamed(name);
  if (model === undefined) return refuse("unknown-model", { model: name });
  const parts = [
    { part: "shared", parsed: z.safeParse(model.shared, shared) },
    ...Object.entries(texts).map(([language, said]) => ({
      part: language,
      parsed: z.safeParse(model.texts, said),
    })),
  ];
  for (const { part, parsed } of parts) {
    const [issue] = parsed.error?.issues ?? [];
    if (issue === undefined) continue;
    const problem = `${[part, ...issue.path].join(".")}: ${issue.message}`;
    return refuse("invalid-content", { model: name, key, problem });
  }
  return undefined;
}

async function saveFragment(
  trx: Transaction<ContentTables>,
  brand: string,
  { model, key, position = 0, shared, texts, unpublishAt, sourceHash }: FragmentToPublish,
  now: Date,
): Promise<void> {
  const changing = { position, shared: JSON.stringify(shared), source_hash: sourceHash ?? null };
  const { id } = await trx
    .insertInto("content.fragment")
    .values({ id: newId<"Fragment">(), brand, model, key, ...changing })
    .onConflict((conflict) =>
      conflict.columns(["brand", "model", "key"]).doUpdateSet(sourceHash ? changing : editedOnly(changing)),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [language, said] of Object.entries(texts)) {
    const json = JSON.stringify(said);
    const saying = { draft: json, published: json, published_at: now, unpublish_at: unpublishAt ?? null };
    await trx
      .insertInto("content.fragment_locale")
      .values({ fragment_id: id, language, ...saying })
      .onConflict((conflict) => conflict.columns(["fragment_id", "language"]).doUpdateSet(saying))
      .execute();
  }
}

/** An edit by hand leaves the hash of the file, so that the file does not overwrite it at the next start. */
function editedOnly({ position, shared }: { position: number; shared: string }) {
  return { position, shared };
}
