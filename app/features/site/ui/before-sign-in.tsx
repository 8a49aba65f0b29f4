import { useLanguage } from "#app/i18n/use-language.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { siteWords } from "../words.ts";
import { WithoutScripts } from "./without-scripts.tsx";

/** A guarded page before its customer is known: a ring, and words where no script comes. */
export function BeforeSignIn({ phone }: { readonly phone: string }) {
  const words = siteWords.of(useLanguage());
  return (
    <div className="grid min-h-svh place-content-center gap-8 px-6 py-16">
      <Spinner className="mx-auto size-6 noscript:hidden" />
      <WithoutScripts title={words.beforeSignInTitle} text={words.beforeSignInText} phone={phone} />
    </div>
  );
}
