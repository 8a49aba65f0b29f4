import { useEffect, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { MissingPage } from "#app/platform/content/fetch-content.ts";
import type { Identity } from "#app/platform/identity/identity.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { siteWords } from "../../words.ts";
import { ErrorMessage } from "./error-message.tsx";
import { ErrorWays } from "./error-ways.tsx";
import { handleUncaughtError } from "./uncaught-error.ts";

/** What stands in place of the whole page when even the shell failed. It needs nothing but itself. */
export function ErrorFallback() {
  return (
    <main className="flex min-h-dvh flex-col justify-between gap-12 pt-10">
      <div className="frame">
        <OwnName />
      </div>
      <ErrorNotice />
    </main>
  );
}

/** The brand's logo, or its name; nothing where not even the document's own loader answered. */
function OwnName() {
  const { name, logo } = useRouteLoaderData<{ identity: Identity }>("root")?.identity ?? {};
  if (logo === undefined) return <p className="text-subheading">{name}</p>;
  return <img src={logo} alt={name} className="h-9 w-auto" />;
}

/** Says that an error occurred, what is preserved and what to do; a part that did not load is tried once more. */
export function ErrorNotice() {
  const error = useRouteError();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const words = siteWords.of(language);
  useEffect(() => handleUncaughtError(error, pathname, language), [error, pathname, language]);
  const missing = missingPageIn(error);
  if (missing) return <ErrorMessage content={missing.errorPage} status={404} />;
  return (
    <div className="frame section-space grid gap-y-10">
      <div className="max-w-[34rem]">
        <h1 className="text-title font-light">{words.errorTitle}</h1>
        <p className="mt-5 text-lead text-ink-soft">{isOnline ? words.errorMessage : words.offlineMessage}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <Button data-analytics="reload" onClick={() => window.location.reload()} className="max-sm:w-full">
            {words.reload}
          </Button>
          <LinkButton variant="secondary" to={href("/")} reloadDocument className="max-sm:w-full">
            {words.toHome}
          </LinkButton>
        </div>
      </div>
      <ErrorWays />
    </div>
  );
}

/** What a page put into its answer 404. */
function missingPageIn(error: unknown): MissingPage | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 404) return undefined;
  return (error.data as Partial<MissingPage> | null)?.errorPage ? (error.data as MissingPage) : undefined;
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener("online", notify);
      window.addEventListener("offline", notify);
      return () => {
        window.removeEventListener("online", notify);
        window.removeEventListener("offline", notify);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
