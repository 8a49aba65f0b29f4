import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { SearchHit } from "../calls.ts";
import { groupNames, searchWords } from "../words.ts";
import { Actions } from "./actions.tsx";
import { HitPicture } from "./hit-picture.tsx";
import { Marked } from "./marked.tsx";
import { SearchForm } from "./search-form.tsx";

interface ResultsProps {
  query: string;
  /** Null where the search does not answer. */
  hits: readonly SearchHit[] | null;
  /** Pages that are looked for often. */
  waysOn: readonly { label: string; url: string }[];
}

/** The page of results: groups by kind, the group of the best hit first. */
export function Results({ query, hits, waysOn }: ResultsProps) {
  const words = searchWords.of(useLanguage());
  const actions = (hits ?? []).filter(({ kind }) => kind === "action");
  const groups = Map.groupBy(
    (hits ?? []).filter(({ kind }) => kind !== "action"),
    ({ kind }) => kind,
  );
  return (
    <div className="frame pt-10 pb-24 lg:pt-16">
      <h1 className="text-title font-light">{words.title}</h1>
      <div className="mt-6 max-w-2xl rounded border border-line-strong">
        <SearchForm query={query} />
      </div>
      <p role="status" className="mt-6 text-lead">
        {statusOf(query, hits, words)}
      </p>
      {actions.length > 0 && <Actions actions={actions} title={words.actions} />}
      {!hits?.length && (
        <Help
          hint={hits === null ? words.unavailable : query === "" ? words.startHelp : words.nothingHelp}
          waysOn={waysOn}
          title={words.waysOn}
        />
      )}
      {[...groups].map(([kind, found]) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="mt-10 grid gap-x-16 gap-y-3 border-t border-line pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <h2 id={`found-${kind}`} className="text-subheading">
            {words[groupNames[kind]]} <span className="text-ink-faint tabular">{found.length}</span>
          </h2>
          <ul>
            {found.map((hit) => (
              <li key={hit.id}>
                <LocalLink
                  to={hit.url}
                  className="group -mx-3 flex items-center gap-5 rounded px-3 py-3 hover:bg-sand-50"
                >
                  <HitPicture hit={hit} large />
                  <span className="min-w-0">
                    <span className="block text-subheading underline-offset-4 group-hover:underline">
                      <Marked text={hit.title} marks={hit.marks} />
                    </span>
                    <span className="mt-0.5 block max-w-[64ch] text-ink-soft">{hit.text}</span>
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function statusOf(
  query: string,
  hits: ResultsProps["hits"],
  words: ReturnType<typeof searchWords.of>,
): string {
  if (query === "" || hits === null) return "";
  return hits.length === 0 ? words.nothingFor(query) : words.resultsFor(hits.length, query);
}

function Help({ hint, title, waysOn }: { hint: string; title: string; waysOn: ResultsProps["waysOn"] }) {
  return (
    <div className="mt-3">
      <p className="max-w-[60ch] text-ink-soft">{hint}</p>
      <h2 className="mt-12 text-sm text-ink-soft">{title}</h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {waysOn.map(({ label, url }) => (
          <li key={url} className="border-t border-line">
            <LocalLink
              to={url}
              className="flex min-h-13 items-center text-subheading underline-offset-4 hover:underline"
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
