import type { LandingPage } from "#app/features/content/models/pages/landing-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Block = LandingPage["blocks"][number];

/** What else the page says: questions that open, everything else as a title with its texts. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <section
      key={block.id}
      aria-labelledby={block.id}
      className={`section-space border-t border-line ${block.kind === "band" ? "bg-sand-50" : ""}`}
    >
      <div className="frame grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id={block.id} className="text-heading font-light">
            {block.title}
          </h2>
          {block.text && <p className="mt-3 max-w-[60ch]">{block.text}</p>}
          {block.action && (
            <LinkButton to={block.action.url} className="mt-6">
              {block.action.label}
            </LinkButton>
          )}
        </div>
        {block.items && (block.kind === "questions" ? <Questions {...block} /> : <Items {...block} />)}
      </div>
    </section>
  ));
}

function Questions({ items = [] }: Block) {
  return (
    <div>
      {items.map(({ title, text }) => (
        <details key={title} className="group border-b border-line first:border-t">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[60ch] pb-5 text-ink-soft">{text}</p>
        </details>
      ))}
    </div>
  );
}

function Items({ items = [] }: Block) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ title, text, value }) => (
        <li key={title} className="border-t border-line-strong pt-4">
          {value && <p className="text-title font-light">{value}</p>}
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
