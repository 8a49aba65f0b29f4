import { Icon } from "#app/ui/picture/icon.tsx";
import type { BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";

/** Questions that open on their answers; the browser's own, so that they work before any script. */
export function Questions({ block }: BlockProps) {
  return (
    <BlockFrame block={block} beside ground="bg-sand-50">
      <ul className="border-t border-line-strong">
        {block.items?.map(({ title, text }) => (
          <li key={title} className="border-b border-line-strong">
            <details className="group">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-subheading hover:text-accent [&::-webkit-details-marker]:hidden">
                {title}
                <Icon
                  name="plus"
                  className="size-5 shrink-0 transition-transform group-open:rotate-45 print:hidden"
                />
              </summary>
              <p className="max-w-[60ch] pb-6 text-ink-soft">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
