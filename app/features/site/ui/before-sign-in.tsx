import { useLocation } from "react-router";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { usePage } from "#app/platform/page/route-handle.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { siteWords } from "../words.ts";

const labels = {
  "/auto-parts": "publicParts",
  "/find-us": "publicLocations",
} as const;

/**
 * A guarded page before its customer is known: a ring, and words where no script comes, at once where they are off and
 * after a while where the connection was cut.
 */
export function BeforeSignIn({ phone }: { readonly phone: string }) {
  const words = siteWords.of(useLanguage());
  const { pathname, search } = useLocation();
  const { publicPage = "/find-us" } = usePage().handle;
  return (
    <div className="grid min-h-svh place-content-center gap-8 px-6 py-16">
      <Spinner className="mx-auto size-6 noscript:hidden" />
      <section className="shown-without-scripts grid max-w-xl gap-5" aria-labelledby="before-sign-in">
        <h1 id="before-sign-in" className="text-heading">
          {words.beforeSignInTitle}
        </h1>
        <p className="text-ink-soft">{words.beforeSignInText}</p>
        <p>
          {words.beforeSignInCall}{" "}
          <a href={`tel:${phone}`} className="link whitespace-nowrap">
            <Ltr>{phoneInGroups(phone)}</Ltr>
          </a>
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${pathname}${search}`} reloadDocument>
            {words.reload}
          </LinkButton>
          <LinkButton to={href(publicPage)} variant="secondary">
            {words[labels[publicPage]]}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
