import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { storyWords } from "./words.ts";

interface FeaturesProps {
  features: SectionView["features"];
  dark?: boolean;
  /** Beside each other, each under a hairline, or one below the other. */
  layout: "columns" | "stack";
  /** On a phone they open on request, under the label of their section. */
  folded?: string;
  /** Of prices, where features have them. */
  currency?: string;
}

const columns: Record<number, string> = { 1: "", 2: "md:grid-cols-2", 4: "md:grid-cols-2 xl:grid-cols-4" };

/** What a section has to show for itself: two to six facts, each with its sentence, an accessory with its price. */
export function Features({ features = [], layout, dark = false, folded, currency = "" }: FeaturesProps) {
  const words = storyWords.of(useLanguage());
  if (features.length === 0) return null;
  const line = dark ? "border-line-dark" : "border-line-strong";
  const soft = dark ? "text-on-dark-soft" : "text-ink-soft";
  const grid =
    layout === "columns"
      ? `gap-x-8 gap-y-6 ${columns[features.length] ?? "md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2"}`
      : "";
  const list = (
    <dl className={`grid ${grid}`}>
      {features.map(({ title, text, price }) => (
        <div
          key={title}
          className={`break-inside-avoid border-t ${line} ${layout === "stack" ? "py-3 last:border-b" : "pt-4"}`}
        >
          <dt className={price === undefined ? "" : "flex flex-wrap justify-between gap-x-6"}>
            {title}
            {price !== undefined && <Riyals sum={price} currency={currency} />}
          </dt>
          <dd className={`mt-0.5 max-w-[56ch] text-sm ${soft}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
  if (folded === undefined)
    return (
      <>
        {list}
        {features.some(({ price }) => price !== undefined) && (
          <p className={`mt-2 text-sm ${soft}`}>{words.fitted}</p>
        )}
      </>
    );
  return (
    <Fold label={words.details(folded)} onPhonesOnly>
      {list}
    </Fold>
  );
}
