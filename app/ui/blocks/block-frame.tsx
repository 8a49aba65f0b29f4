import type { ReactNode } from "react";
import type { Block } from "./block.ts";

interface BlockFrameProps {
  block: Block;
  children: ReactNode;
  /** The title beside what it is about, from tablets on, instead of above it. */
  beside?: boolean;
  /** A ground of its own; without one it shares the page's with its neighbours. */
  ground?: string;
}

/** A section of a page with its title and its introducing sentence. */
export function BlockFrame({ block, children, beside = false, ground }: BlockFrameProps) {
  const layout = beside ? "lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]" : "";
  return (
    <section id={block.id} aria-labelledby={`${block.id}-title`} className={ground ?? "plain-block"}>
      <div className={`frame section-space grid gap-x-16 gap-y-8 lg:gap-y-12 ${layout}`}>
        <BlockTitle block={block} />
        {children}
      </div>
    </section>
  );
}

function BlockTitle({ block: { id, kind, title, text } }: { block: Block }) {
  // A story is its text; everywhere else the text only introduces.
  const introduction = kind === "story" ? undefined : text;
  return (
    <div>
      <h2 id={`${id}-title`} className="max-w-[22ch] text-heading font-light">
        {title}
      </h2>
      {introduction && <p className="mt-4 max-w-[58ch] text-ink-soft">{introduction}</p>}
    </div>
  );
}
