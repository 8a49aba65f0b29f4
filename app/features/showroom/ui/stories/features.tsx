import type { SectionView } from "../vehicle/vehicle-view.ts";

interface FeaturesProps {
  features: SectionView["features"];
  dark?: boolean;
  /** Beside each other, each under a hairline, or one below the other. */
  layout: "columns" | "stack";
}

const columns: Record<number, string> = { 1: "", 2: "md:grid-cols-2", 4: "md:grid-cols-2 xl:grid-cols-4" };

/** What a section has to show for itself: two to six facts, each with its sentence. */
export function Features({ features = [], layout, dark = false }: FeaturesProps) {
  if (features.length === 0) return null;
  const line = dark ? "border-line-dark" : "border-line-strong";
  const soft = dark ? "text-on-dark-soft" : "text-ink-soft";
  const grid =
    layout === "columns"
      ? `gap-x-8 gap-y-8 ${columns[features.length] ?? "md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2"}`
      : "";
  return (
    <dl className={`grid ${grid}`}>
      {features.map(({ title, text }) => (
        <div
          key={title}
          className={`break-inside-avoid border-t ${line} ${layout === "stack" ? "py-5 last:border-b" : "pt-5"}`}
        >
          <dt>{title}</dt>
          <dd className={`mt-1.5 max-w-[56ch] text-sm lg:text-base ${soft}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
