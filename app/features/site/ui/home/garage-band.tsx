import type { HomePage } from "#app/features/content/models/pages/home-page.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** For those who own a car already: the way to it. */
export function GarageBand({ content }: { content: HomePage }) {
  return (
    <section className="bg-sand-100">
      <div className="frame flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 lg:py-24">
        <div className="max-w-[38rem]">
          <h2 className="text-heading font-light">{content.garageTitle}</h2>
          <p className="mt-3 text-lead text-ink-soft">{content.garageText}</p>
        </div>
        <LinkButton variant="secondary" to={content.garageAction.url}>
          {content.garageAction.label}
        </LinkButton>
      </div>
    </section>
  );
}
