import type { FileFragment } from "#db/seed/content-files.ts";
import { leavesOf, nameOf } from "./fragments.ts";

/** An article is worth opening and can be finished: 300 to 600 words in each language. */
const fewestWords = 300;
const mostWords = 600;

export function checkArticles(fragments: readonly FileFragment[]): string[] {
  return fragments
    .filter(({ model }) => model === "article")
    .flatMap((fragment) =>
      Object.entries(fragment.texts)
        .map(([language, said]) => [language, wordsIn(said.sections)] as const)
        .filter(([, count]) => count < fewestWords || count > mostWords)
        .map(
          ([language, count]) =>
            `${nameOf(fragment)}: ${language}: ${count} words, not ${fewestWords} to ${mostWords}`,
        ),
    );
}

function wordsIn(sections: unknown): number {
  const text = leavesOf(sections).map(([, said]) => said.replace(/<[^>]*>/g, " "));
  return text
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
