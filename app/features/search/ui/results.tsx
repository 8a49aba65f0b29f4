import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { pathOf } from "#app/lib/address/path-of.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { SearchHit } from "../calls.ts";
import { groupNames, searchWords } from "../words.ts";
import { Actions } from "./actions.tsx";
import { HitPicture } from "./hit-picture.tsx";
import { Marked } from "./marked.tsx";
import { PartFit } from "./part-fit.tsx";
import { SearchForm } from "./search-form.tsx";

/** Which activities of a customer stand at a page. */
const typesAt: Readonly<Record<string, readonly Activity["type"][]>> = {
  [href("/dashboard")]: ["service", "testDrive"],
  [href("/orders")]: ["order"],
  [href("/documents")]: ["document"],
};

/** More are for the shop to show: what can be done stands beside them. */
const mostParts = 3;

interface ResultsProps {
  query: string;
  /** Null where the search does not answer. */
  hits: readonly SearchHit[] | null;
  /** Where a VIN was searched for. */
  isVin?: boolean;
  /** Pages that are looked for often. */
  waysOn: readonly { label: string; url: string }[];
}

const OwnResults = lazy(async () => ({ default: (await import("./own-results.tsx")).OwnResults }));

/** What customers have at the pages that were found, once the page is alive. */
function useOwnTypes(hits: readonly SearchHit[]): readonly Activity["type"][] {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return [];
  return hits.flatMap(({ kind, url }) => (kind === "action" ? (typesAt[pathOf(url)] ?? []) : []));
}

/** The page of results: groups by kind, the group of the best hit first. */
export function Results({ query, hits, isVin = false, waysOn }: ResultsProps) {
  const words = searchWords.of(useLanguage());
  const groups = Map.groupBy(hits ?? [], ({ kind }) => kind);
  const ownTypes = useOwnTypes(hits ?? []);
  const { location: next } = useNavigation();
  const isPending = next?.pathname === href("/search");
  return (
    <div className="frame pt-10 pb-24 lg:pt-16">
      <h1 className="text-title font-light">{words.title}</h1>
      <div className="mt-6 max-w-2xl rounded-button border border-line-strong">
        <SearchForm query={query} />
      </div>
      <p role="status" className="mt-6 text-lead">
        {isPending ? words.searching : statusOf(query, hits, words)}
      </p>
      <div
        aria-busy={isPending || undefined}
        className="transition-opacity delay-200 duration-200 aria-busy:opacity-40"
      >
        {!hits?.length && (
          <Help
            hint={isVin ? words.vinHelp : helpOf(query, hits, words)}
            waysOn={waysOn}
            title={words.waysOn}
          />
        )}
        {ownTypes.length > 0 && (
          <Suspense>
            <OwnResults types={ownTypes} />
          </Suspense>
        )}
        {[...groups].map(([kind, found]) =>
          kind === "action" ? (
            <Actions key={kind} actions={found} title={words.actions} />
          ) : (
            <Group key={kind} kind={kind} hits={found} query={query} />
          ),
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  kind: Exclude<SearchHit["kind"], "action">;
  hits: readonly SearchHit[];
  query: string;
}

/** All hits of one kind; of parts the likeliest, and the way to the others. */
function Group({ kind, hits, query }: GroupProps) {
  const words = searchWords.of(useLanguage());
  const shown = kind === "part" ? hits.slice(0, mostParts) : hits;
  return (
    <section
      aria-labelledby={`found-${kind}`}
      className="mt-10 grid gap-x-16 gap-y-3 border-t border-line pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <h2 id={`found-${kind}`} className="text-subheading">
        {words[groupNames[kind]]} <span className="text-ink-faint tabular">{shown.length}</span>
      </h2>
      <ul>
        {shown.map((hit, place) => (
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
                <span className="mt-0.5 block max-w-[64ch] text-ink-soft">
                  {hit.part?.number && (
                    <>
                      <Ltr>{hit.part.number}</Ltr>
                      {" · "}
                    </>
                  )}
                  {hit.text}
                </span>
                {hit.part && place === 0 && <PartFit part={hit.part} url={hit.url} />}
              </span>
            </LocalLink>
          </li>
        ))}
        {kind === "part" && (
          <li>
            <LocalLink
              to={`${href("/auto-parts")}?${new URLSearchParams({ q: query })}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {words.allParts}
            </LocalLink>
          </li>
        )}
      </ul>
    </section>
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

function helpOf(query: string, hits: ResultsProps["hits"], words: ReturnType<typeof searchWords.of>): string {
  if (hits === null) return words.unavailable;
  return query === "" ? words.startHelp : words.nothingHelp;
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
