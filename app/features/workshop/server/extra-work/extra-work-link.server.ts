import { signedLinks } from "#app/features/signed-pages/signed-link.server.ts";
import { referenceOf } from "#app/lib/reference.ts";

const links = signedLinks("/extra-work", "extra-work-link");

interface Linked {
  readonly id: string;
  readonly number: number;
  readonly terms: number;
}

/**
 * The address at which a customer answers one wording of a proposal without signing in. Other words or another price have
 * another address, and the former one opens nothing any more.
 */
export function extraWorkPath({ id, number, terms }: Linked): string {
  return links.pathOf(referenceOf(number, "W"), namedBy(id, terms));
}

/** What a token says; undefined where it cannot be ours. */
export function readToken(token: string) {
  const signed = links.read(token);
  return (
    signed && {
      number: signed.number,
      isFor: ({ id, terms }: Pick<Linked, "id" | "terms">) => signed.isFor(namedBy(id, terms)),
    }
  );
}

function namedBy(id: string, terms: number): string {
  return JSON.stringify([id, terms]);
}
