import { LinkButton } from "#app/ui/button.tsx";
import type { BlockProps } from "./block.ts";

/** One sentence and one action on the deep sea: how a page ends. */
export function Band({ block: { id, title, text, action } }: BlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-dark bg-sea-950 text-on-dark print:hidden">
      <div className="frame grid items-end gap-x-16 gap-y-8 py-16 md:grid-cols-[minmax(0,1fr)_auto] lg:py-24">
        <div>
          <h2 id={`${id}-title`} className="max-w-[20ch] text-title font-light">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[52ch] text-lead text-on-dark-soft">{text}</p>}
        </div>
        {action && (
          <LinkButton variant="inverse" to={action.url} className="justify-self-start">
            {action.label}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
