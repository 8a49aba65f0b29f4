import type { NamedPart, NamedParts } from "#app/features/parts/parts.server.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { href } from "#app/lib/address/href.ts";
import type { Entry } from "../rules/index/entry.ts";
import type { FoundParts } from "../rules/other-finds.ts";

/** The parts that a query names, each leading to the public shop: one part, or what the shop has of its kind. */
export function partEntries({ sureness, parts }: NamedParts, query: string): FoundParts {
  return {
    sureness,
    isNumber: parts.some(({ number }) => number !== undefined),
    entries: parts.map((part) => partEntry(part, query)),
  };
}

function partEntry({ typeId, number, names, category, picture }: NamedPart, query: string): Entry {
  const request: Record<string, string> = number === undefined ? { typeId, q: query } : { q: number };
  const part = { typeId, category: category.id };
  return {
    kind: "part",
    id: number ?? typeId,
    url: `${href("/auto-parts")}?${new URLSearchParams(request)}`,
    part: number === undefined ? part : { ...part, number: readablePartNumber(number) },
    ...(picture === null ? {} : { picture }),
    texts: {
      en: { title: names.en, text: category.names.en },
      ar: { title: names.ar, text: category.names.ar },
    },
  };
}
