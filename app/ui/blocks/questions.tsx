import { Fold } from "../fold.tsx";
import type { BlockProps } from "./block.ts";
import { BlockFrame } from "./block-frame.tsx";

/** Questions that open on their answers; the browser's own, so that they work before any script. */
export function Questions({ block }: BlockProps) {
  return (
    <BlockFrame block={block} beside ground="bg-sand-50">
      <ul className="border-t border-line-strong">
        {block.items?.map(({ title, text }) => (
          <li key={title} className="border-b border-line-strong">
            <Fold large label={title}>
              <p className="max-w-[60ch] pb-6 text-ink-soft">{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
