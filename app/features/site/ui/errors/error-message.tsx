import { useLanguage } from "#app/i18n/use-language.ts";
import type { ErrorPage } from "#app/platform/content/error-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { siteWords } from "../../words.ts";
import { ErrorWays } from "./error-ways.tsx";

/** An error page's content: what happened, what is preserved, what to do, and other ways on. */
export function ErrorMessage({ content, status }: { content: ErrorPage; status: number }) {
  const words = siteWords.of(useLanguage());
  return (
    <div className="frame section-space grid content-center gap-x-16 gap-y-10 lg:min-h-[70dvh] lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="max-w-[34rem]">
        <p className="text-sm text-ink-soft">
          {words.statusCode} <Ltr>{status}</Ltr>
        </p>
        <h1 className="mt-3 text-title font-light">{content.title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{content.message}</p>
        {content.hint && <p className="mt-3 text-ink-soft">{content.hint}</p>}
        <div className="mt-10 flex flex-wrap gap-3">
          <LinkButton to={content.primaryAction.url} className="max-sm:w-full">
            {content.primaryAction.label}
          </LinkButton>
          {content.secondaryAction && (
            <LinkButton variant="secondary" to={content.secondaryAction.url} className="max-sm:w-full">
              {content.secondaryAction.label}
            </LinkButton>
          )}
        </div>
      </div>
      <Horizon />
      {/* During maintenance there is one thing to say. */}
      {status !== 503 && <ErrorWays />}
    </div>
  );
}

/** Two dunes and nothing behind them. */
function Horizon() {
  return (
    <svg
      viewBox="0 0 420 180"
      fill="none"
      aria-hidden="true"
      className="hidden w-[26rem] text-sand-300 lg:block xl:w-[32rem]"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
    >
      <circle cx="304" cy="58" r="26" />
      <path d="M2 138c62-4 92-78 158-78 58 0 74 70 134 74 50 3 84-16 124-22" />
      <path d="M46 176c54-6 88-42 142-42s84 34 138 40" />
    </svg>
  );
}
