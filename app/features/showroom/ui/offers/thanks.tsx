import { useSearchParams } from "react-router";
import { ConfirmNumber } from "#app/features/leads/ui/number/confirm-number.tsx";
import { leadParameter, referenceIn } from "#app/features/leads/ui/thanks-path.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { thankYouPage } from "../../content/thank-you-page.ts";
import { offerWords } from "./words.ts";

interface ThanksProps {
  content: Content<typeof thankYouPage>;
  /** The name of the offer that was requested. */
  about: string | undefined;
  /** The page of the form. The second button hands it on in the history's entry. */
  previousPage: string;
}

/** It has arrived: said large, then what happens next, then two ways on; below, that its number can be confirmed. */
export function Thanks({ content, about, previousPage }: ThanksProps) {
  const { title, text, nextTitle, next, firstButton, secondButton } = content;
  const [query] = useSearchParams();
  const reference = referenceIn(query);
  const words = offerWords.of(useLanguage());
  return (
    <>
      <div className="frame grid min-h-[80svh] items-center gap-x-20 gap-y-14 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-24">
        <div>
          <span className="thanks-mark grid size-16 place-items-center rounded-full bg-accent text-white">
            <Icon name="check" className="size-8" />
          </span>
          {about && <p className="mt-8 text-lead text-ink-soft">{about}</p>}
          <h1 className={`max-w-[14ch] text-display font-light ${about ? "mt-2" : "mt-8"}`}>{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lead">{text}</p>
          {reference && (
            <p className="mt-5">
              {words.reference}{" "}
              <bdi dir="ltr" className="font-medium tabular">
                {reference}
              </bdi>
            </p>
          )}
          <div className="mt-9 flex flex-wrap gap-3 print:hidden">
            <LinkButton to={firstButton.url} className="max-sm:w-full">
              {firstButton.label}
            </LinkButton>
            <LinkButton
              variant="secondary"
              to={secondButton.url}
              state={{ previousPage }}
              className="max-sm:w-full"
            >
              {secondButton.label}
            </LinkButton>
          </div>
        </div>
        <section aria-labelledby="next">
          <h2 id="next" className="text-subheading">
            {nextTitle}
          </h2>
          <ol className="mt-4 border-t border-line-strong">
            {next.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-5">
                <span aria-hidden="true" className="text-ink-soft tabular">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <ConfirmNumber
        leadId={query.get(leadParameter)}
        className="frame pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      />
    </>
  );
}
