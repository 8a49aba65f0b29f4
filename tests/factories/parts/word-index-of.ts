import { CatalogueTree } from "#app/features/parts/rules/catalogue-tree.ts";
import { type CatalogueRecord, catalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { WordIndex } from "#app/features/parts/rules/words/word-index.ts";

/** The word index of a catalogue file, without a database. */
export function wordIndexOf(records: Iterable<CatalogueRecord>): WordIndex {
  const read = Array.from(records, (record) => catalogueRecord.parse(record));
  const only = <K extends CatalogueRecord["record"]>(kind: K) =>
    read.filter((one): one is Extract<(typeof read)[number], { record: K }> => one.record === kind);
  const categories = only("category");
  const idOf = new Map(categories.map(({ id }, place) => [id, place]));
  const tree = new CatalogueTree(
    categories.map(({ id, parent, position, name: names }, place) => ({
      ...{ id: place, code: id, position, names },
      parentId: parent === null ? null : (idOf.get(parent) ?? null),
    })),
    only("part-type").map(
      ({ id, category, name: names, alsoCalled, aliases, returns, picture = null }, place) => ({
        ...{
          id: place,
          code: id,
          categoryId: idOf.get(category) ?? -1,
          names,
          alsoCalled,
          aliases,
          returns,
          picture,
          position: place,
        },
      }),
    ),
  );
  const typeOfPart = new Map(only("part").map(({ number, type }) => [number, type]));
  const positions = Map.groupBy(only("fitment"), ({ part }) => typeOfPart.get(part) ?? "");
  return new WordIndex(
    tree,
    only("model").map(({ code, name: names, ...model }, id) => ({ ...model, id, code, names })),
    new Map(
      tree.types.map(({ id, code }) => [
        id,
        [...new Set((positions.get(code) ?? []).flatMap(({ position }) => position ?? []))],
      ]),
    ),
  );
}
