import { stemOf } from "#app/lib/words/word-stem.ts";
import type { SearchWord } from "#app/lib/words/words-of.ts";
import { meaningfulWords } from "../words/query-words.ts";
import { bestIntents } from "./best-intents.ts";
import { confidence } from "./confidence.ts";
import type { Intent, MatchedIntent, MatchedIntents } from "./intent.ts";
import { coverageOf, type MatchedTerms, matchedTerms } from "./phrase-coverage.ts";
import { PhraseWords } from "./phrase-words.ts";
import { type QueryContext, type QueryTerm, QueryTerms } from "./query-terms.ts";

interface Phrase {
  readonly intent: Intent;
  readonly text: string;
  /** Its place in the content: of equals the first is shown first. */
  readonly place: number;
  readonly stems: readonly string[];
  /** Its words as they are written, folded. */
  readonly words: readonly string[];
}
/** How an intent matches a query: its best phrase, and the terms of all its phrases. */
interface Evidence {
  readonly score: number;
  readonly phrase: string;
  readonly terms: Map<QueryTerm, number>;
}

/** A word weighs so much less for each other intent that has it, up to so many. */
const perSharing = 0.05;
const mostSharing = 5;
/** A longer phrase is preferred to a shorter one. */
const perWord = 0.04;
/** So is one whose words the query has letter by letter: «كفالة» is no «كفيل». */
const asWritten = 1.02;

/** Matches queries with the phrases of intents. Made once for a version of the content. */
export class IntentMatcher {
  /** Phrases by the rarest of their stems. */
  readonly #phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly #words: PhraseWords;
  readonly #queryTerms: QueryTerms;
  /** For each stem the intents that have it. */
  readonly #intentsOf: ReadonlyMap<string, ReadonlySet<Intent>>;

  constructor(intents: readonly Intent[]) {
    const phrases = phrasesOf(intents);
    const words = phrases.flatMap(({ text }) => meaningfulWords(text).map(({ bare }) => bare));
    this.#words = new PhraseWords(new Set(words));
    this.#queryTerms = new QueryTerms(this.#words, (stem) => this.#rarityOf(stem));
    const intentsOf = new Map<string, Set<Intent>>();
    for (const { intent, stems } of phrases)
      for (const stem of stems) intentsOf.set(stem, (intentsOf.get(stem) ?? new Set()).add(intent));
    this.#intentsOf = intentsOf;
    const sharedBy = (stem: string) => intentsOf.get(stem)?.size ?? 0;
    this.#phrases = Map.groupBy(phrases, ({ stems }) =>
      stems.reduce((rarest, stem) => (sharedBy(stem) < sharedBy(rarest) ? stem : rarest), stems[0] ?? ""),
    );
  }

  /** Whether a phrase, or a synonym of its words, has the word letter by letter. */
  isSpelled({ bare }: SearchWord): boolean {
    return this.#words.isSpelled(bare);
  }

  /** Whether a phrase has the word in any of its forms, or a synonym of it. */
  has({ bare }: SearchWord): boolean {
    return this.#words.meaningsOf(bare).size > 0;
  }

  /** The intents of a query, the best first. A name alone has none. */
  match(query: string, context: QueryContext): MatchedIntents {
    const words = meaningfulWords(query);
    if (words.every((word) => context.isName(word))) return { intents: [], coverage: 0 };
    const { terms, stopTerms } = this.#queryTerms.of(query, context);
    const isDistinctive =
      terms.some((term) => term.isDistinctive) || words.some((word) => context.isName(word));
    const written = new Set(words.map(({ bare }) => bare));
    const found = [...this.#evidence(terms, stopTerms, written)].flatMap(
      ([intent, evidence]): MatchedIntent[] => {
        const distinctive = [...evidence.terms.keys()].filter((term) => term.isDistinctive || !isDistinctive);
        const places = new Set(distinctive.map((term) => terms.indexOf(term)));
        const coverage = coverageOf(this.#withOtherPhrases(evidence.terms, terms, intent), terms);
        const score = Math.max(evidence.score, coverage);
        return places.size === 0 ? [] : [{ intent, phrase: evidence.phrase, score, places }];
      },
    );
    return bestIntents(
      found.sort((one, other) => other.score - one.score),
      terms.length,
    );
  }

  #evidence(
    terms: readonly QueryTerm[],
    stopTerms: readonly QueryTerm[],
    written: ReadonlySet<string>,
  ): Map<Intent, Evidence> {
    const found = new Map<Intent, Evidence>();
    for (const { intent, stems, text, words } of this.#candidates(terms)) {
      const matched = matchedTerms(stems, [...terms, ...stopTerms]);
      if (matched === undefined) continue;
      const before = found.get(intent) ?? { score: 0, phrase: "", terms: new Map<QueryTerm, number>() };
      for (const [term, value] of matched)
        before.terms.set(term, Math.max(before.terms.get(term) ?? 0, value));
      const exactness = words.every((word) => written.has(word)) ? asWritten : 1;
      const score = coverageOf(matched, terms) * (1 + perWord * stems.length) * exactness;
      found.set(intent, score > before.score ? { ...before, score, phrase: text } : before);
    }
    return found;
  }

  /** Phrases whose rarest stem is a meaning of a term, in the order of the content. */
  #candidates(terms: readonly QueryTerm[]): Phrase[] {
    const stems = new Set(terms.flatMap(({ meanings }) => [...meanings.keys()]));
    return [...stems]
      .flatMap((stem) => this.#phrases.get(stem) ?? [])
      .sort((one, other) => one.place - other.place);
  }

  /** The matched terms with those that the intent has in phrases of which other words are missing. */
  #withOtherPhrases(matched: MatchedTerms, terms: readonly QueryTerm[], intent: Intent): MatchedTerms {
    const all = new Map(matched);
    for (const term of terms)
      if (!matched.has(term))
        for (const [stem, value] of term.meanings)
          if (this.#intentsOf.get(stem)?.has(intent))
            all.set(term, Math.max(all.get(term) ?? 0, value * confidence.otherPhrase));
    return all;
  }

  #rarityOf(stem: string): number {
    return 1 - perSharing * Math.min((this.#intentsOf.get(stem)?.size ?? 1) - 1, mostSharing);
  }
}

function phrasesOf(intents: readonly Intent[]): Phrase[] {
  return intents
    .flatMap((intent) => intent.phrases.map((text) => ({ intent, text })))
    .map(({ intent, text }, place) => {
      const words = meaningfulWords(text).map(({ bare }) => bare);
      return { intent, text, place, stems: [...new Set(words.map(stemOf))], words };
    });
}
