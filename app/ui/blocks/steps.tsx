import type { BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";

/** By the number of steps; up to five stand in one line on a wide screen. */
const columns: Record<number, string> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-2 xl:grid-cols-4",
  5: "lg:grid-cols-5",
};

/** What happens one after the other: numbered, down a line on a phone, along it on a wide screen. */
export function Steps({ block }: BlockProps) {
  const items = block.items ?? [];
  return (
    <BlockFrame block={block}>
      <ol className={`grid lg:gap-x-8 lg:gap-y-12 ${columns[items.length] ?? "lg:grid-cols-3"}`}>
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid break-inside-avoid grid-cols-[3.5rem_minmax(0,1fr)] pb-9 last:pb-0 lg:block lg:pb-0"
          >
            {index < items.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute start-5 top-12 bottom-1 w-px bg-line-strong/50 lg:start-14 lg:-end-6 lg:top-5 lg:bottom-auto lg:h-px lg:w-auto"
              />
            )}
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border border-line-strong tabular"
            >
              {index + 1}
            </span>
            <div className="pt-1.5 lg:pt-5">
              <h3 className="text-subheading">{title}</h3>
              {text && <p className="mt-2 max-w-[44ch] text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
