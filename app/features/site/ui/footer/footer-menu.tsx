import { openPrivacyChoices } from "#app/features/analytics/track.ts";
import type { Footer as FooterContent } from "#app/platform/content/footer.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";

export const footerLink = "inline-flex min-h-11 items-center rounded underline-offset-4 hover:underline";

/** A list of links under its title. */
export function FooterMenu({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: FooterContent["mainPages"];
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-sm text-on-dark-soft">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map((page) => (
          <li key={page.url}>
            <LocalLink to={page.url} className={footerLink} reloadDocument={page.reload ?? false}>
              {page.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PrivacyChoices({ label }: { label: string | undefined }) {
  return label ? (
    <button
      type="button"
      data-analytics="privacy-choices"
      onClick={openPrivacyChoices}
      className={footerLink}
    >
      {label}
    </button>
  ) : null;
}
