import { useLanguage } from "#app/i18n/use-language.ts";
import { type ButtonVariant, LinkButton } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { linkCarAddress } from "../rules/link-address.ts";
import { linkWords } from "../words.ts";

/** Leads a customer without vehicles to the page that links one. */
export function LinkCarButton({ variant = "primary" }: { variant?: ButtonVariant }) {
  const words = linkWords.of(useLanguage());
  return (
    <LinkButton to={linkCarAddress()} reloadDocument variant={variant}>
      {words.linkACar}
    </LinkButton>
  );
}

/** The same where vehicles are listed: one of them may be missing. */
export function LinkCarLink() {
  const words = linkWords.of(useLanguage());
  return (
    <p className="mt-6">
      <LocalLink
        to={linkCarAddress()}
        reloadDocument
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {words.linkAnother}
      </LocalLink>
    </p>
  );
}
