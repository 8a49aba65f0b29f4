import type { BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";
import { columnsFor } from "./columns.ts";

/** Numbers that speak for themselves, what they count under each. */
export function Figures({ block }: BlockProps) {
  const items = block.items ?? [];
  return (
    <BlockFrame block={block}>
      <dl className={`grid gap-x-8 gap-y-8 ${columnsFor(items.length)}`}>
        {items.map(({ title, value, text }) => (
          <div
            key={title}
            className="flex flex-col-reverse justify-end gap-3 break-inside-avoid border-t border-line-strong pt-5"
          >
            <dt className="max-w-[30ch] text-ink-soft">
              {title}
              {text && <span className="mt-1 block text-sm">{text}</span>}
            </dt>
            <dd className="text-heading font-light tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
