import { useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { partsSorts } from "../../calls.ts";
import { changed } from "../shop/shop-address.ts";
import type { ListState } from "./list-state.ts";
import { listWords } from "./words.ts";

/** The order of the list: a form that a button sends before the scripts, and a choice that counts at once with them. */
export function SortForm({ state: { search, addressOf } }: { state: ListState }) {
  const language = useLanguage();
  const words = listWords.of(language);
  const navigate = useNavigate();
  const [path = "", query] = addressOf({ ...search, sort: undefined, page: undefined }).split("?");
  return (
    <form action={path} className="flex gap-2">
      {[...new URLSearchParams(query), ["lang", language] as const].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="relative block rounded has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <span className="sr-only">{words.sort}</span>
        <select
          name="sort"
          value={search.sort ?? "relevance"}
          onChange={(event) => {
            const sort = partsSorts.find((one) => one === event.target.value);
            const next = changed(search, { sort: sort === "relevance" ? undefined : sort });
            void navigate(withLanguage(addressOf(next), language), { preventScrollReset: true });
          }}
          className="h-12 appearance-none rounded border border-line-strong bg-surface ps-4 pe-11 hover:border-ink focus-visible:shadow-none focus-visible:outline-none"
        >
          {partsSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
      </label>
      <button
        type="submit"
        data-analytics="sort-parts"
        className="hidden min-h-12 rounded border border-line-strong px-4 noscript:block"
      >
        {words.apply}
      </button>
    </form>
  );
}
