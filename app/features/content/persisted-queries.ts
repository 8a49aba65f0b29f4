import type { AnyContentQuery } from "#app/platform/content/content-query.ts";
import type { AnyModel } from "#app/platform/content/define-model.ts";

let persisted: readonly AnyContentQuery[] | undefined;

/** The features' queries, as `app/content-queries.ts` collects them. Others are not answered, other models not stored. */
export function persistQueries(queries: readonly AnyContentQuery[]): void {
  persisted = queries;
}

export function queryNamed(name: string): AnyContentQuery | undefined {
  return persistedQueries().find((query) => query.name === name);
}

export function modelNamed(name: string): AnyModel | undefined {
  return persistedQueries().find(({ model }) => model.name === name)?.model;
}

function persistedQueries(): readonly AnyContentQuery[] {
  if (persisted === undefined)
    throw new Error("no content queries: import #app/content-queries.ts at the start");
  return persisted;
}
