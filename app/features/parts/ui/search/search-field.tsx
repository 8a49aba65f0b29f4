import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { readTypedVin } from "../../rules/typed-vin.ts";
import { findCar } from "../car/find-car.ts";
import { carParameter } from "../car/use-chosen-car.ts";
import { pageOfCar, shopAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { shopWords } from "../shop/words.ts";
import { lengthOfVin, vinParameter, vinTrouble } from "./vin-trouble.ts";

const longestSearch = 120;

interface SearchFieldProps {
  /** Smaller, as in the bar. */
  compact?: boolean;
  /** What was searched last. */
  text?: string | undefined;
  /** The search is on its way. */
  onDone?: () => void;
}

/**
 * One field for words, part numbers and VINs: a form that works before any script. A VIN chooses the car and stays out of the
 * address; the form goes by POST, so that it never stands in one.
 */
export function SearchField({ compact = false, text = "", onDone }: SearchFieldProps) {
  const language = useLanguage();
  const words = shopWords.of(language);
  const { car } = useShop();
  const [query] = useSearchParams();
  const { path, isPending, problem, search } = usePartsSearch(onDone);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    if (typed === "") field.current?.focus();
    else void search(typed);
  };
  return (
    <search className="block">
      <form
        method="post"
        action={withLanguage(path, language)}
        onSubmit={submit}
        className="flex rounded border border-line-strong bg-surface focus-within:border-accent focus-within:outline focus-within:outline-accent hover:border-ink"
      >
        {car !== undefined && <input type="hidden" name={carParameter} value={car} />}
        <input
          ref={field}
          type="search"
          name="q"
          key={text}
          defaultValue={text}
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestSearch}
          className={`min-w-0 grow rounded-s bg-transparent ps-4 outline-none placeholder:text-ink-faint focus-visible:shadow-none ${compact ? "min-h-11" : "min-h-14"}`}
        />
        <button
          type="submit"
          data-analytics="search-parts"
          aria-label={compact ? words.searchButton : undefined}
          className={`inline-flex min-w-11 items-center justify-center gap-2 rounded-sm transition-colors ${compact ? "text-ink-soft hover:text-ink" : "m-1.5 min-h-11 bg-accent px-4 text-white hover:bg-accent-strong"}`}
        >
          {isPending ? <Spinner /> : <Icon name="search" className="size-4.5" />}
          {!compact && words.searchButton}
        </button>
      </form>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {problem ?? vinTrouble(query.get(vinParameter), language)}
      </p>
    </search>
  );
}

/** Where a search leads: to the public page on it, to the list on all others. A VIN chooses the car instead. */
function usePartsSearch(onDone: (() => void) | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { car } = useShop();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const path = pathname === href("/auto-parts") ? href("/auto-parts") : href("/parts-list");

  async function search(typed: string) {
    setProblem(undefined);
    const { likeness, vin, words: q } = readTypedVin(typed);
    if (likeness === "mistyped") return setProblem(vinTrouble(lengthOfVin(vin), language));
    if (likeness === undefined) {
      onDone?.();
      return void navigate(withLanguage(shopAddress(path, { q }, car), language));
    }
    setPending(true);
    const found = await findCar(normalVin(vin), language);
    setPending(false);
    if ("problem" in found) return setProblem(found.problem);
    onDone?.();
    // The address names the car, and the shop follows it: choosing it here would turn this page instead.
    const to = q === "" ? pageOfCar(path) : path;
    void navigate(withLanguage(shopAddress(to, { q }, found.car.key), language));
  }
  return { path, isPending, problem, search };
}
