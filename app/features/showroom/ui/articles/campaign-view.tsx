import { useEffect } from "react";
import { track } from "#app/features/analytics/track.ts";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { campaignArticle } from "../../content/campaign-article.ts";
import { offerWords } from "../offers/words.ts";
import { WidePicture } from "./wide-picture.tsx";

type Campaign = Content<typeof campaignArticle>;

interface RunningCampaignProps {
  campaign: Campaign;
  /** Its last day. */
  until: string;
  currency: string;
}

/** A campaign of the workshop while it runs: what is done, how it goes, and the way into the booking. */
export function RunningCampaign({ campaign, until, currency }: RunningCampaignProps) {
  const language = useLanguage();
  const words = offerWords.of(language);
  const { id, title, subText, price, buttonLabel, body, includesTitle, includes, terms } = campaign;
  return (
    <>
      <article className="pt-10 pb-16 lg:pt-20 lg:pb-24">
        <header className="frame">
          <h1 className="max-w-[18ch] text-display font-light">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-lead text-ink-soft">{subText}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={bookingOf(id)} className="max-sm:w-full">
              {buttonLabel}
            </LinkButton>
            <p className="text-ink-soft">
              {price !== undefined && (
                <>
                  <Riyals sum={price} currency={currency} asterisk /> <span aria-hidden="true">· </span>
                </>
              )}
              {words.until(promisedDate(until, language))}
            </p>
          </div>
        </header>
        <CampaignPicture campaign={campaign} />
        <div className="frame mt-12 grid gap-x-20 gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid max-w-[62ch] content-start gap-5 text-lg">
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section aria-labelledby="includes">
            <h2 id="includes" className="text-heading font-light">
              {includesTitle}
            </h2>
            <ul className="mt-5 border-t border-line-strong">
              {includes.map((item) => (
                <li key={item} className="flex gap-3.5 border-b border-line py-3.5">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </article>
      <HowItGoes campaign={campaign} />
      <section aria-labelledby="terms" className="frame py-12 lg:py-16">
        <h2 id="terms" className="text-subheading">
          {words.conditions} <span aria-hidden="true">*</span>
        </h2>
        <p className="mt-3 max-w-[80ch] text-ink-soft">{terms}</p>
      </section>
    </>
  );
}

/** A campaign that is over says so first, and offers the ordinary appointment. */
export function EndedCampaign({ campaign }: { campaign: Campaign }) {
  const { id, title, endedTitle, endedText, endedButtonLabel } = campaign;
  useEffect(() => {
    track({ event: "ServiceCampaignError", campaign: id, message: "Campaign ended" });
  }, [id]);
  return (
    <article className="pt-10 pb-20 lg:pt-20 lg:pb-28">
      <div className="frame">
        <p className="text-lead text-ink-soft">{title}</p>
        <h1 className="mt-2 max-w-[18ch] text-display font-light">{endedTitle}</h1>
        <p className="mt-5 max-w-[52ch] text-lead">{endedText}</p>
        <LinkButton to={href("/book-a-service")} className="mt-8 max-sm:w-full">
          {endedButtonLabel}
        </LinkButton>
      </div>
      <CampaignPicture campaign={campaign} />
    </article>
  );
}

function HowItGoes({ campaign: { id, howTitle, how, buttonLabel } }: { campaign: Campaign }) {
  return (
    <section aria-labelledby="how" className="on-dark bg-sea-950 text-on-dark">
      <div className="frame section-space">
        <h2 id="how" className="text-title font-light">
          {howTitle}
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {how.map((step, index) => (
            <li key={step} className="border-t border-on-dark-soft/40 pt-5">
              <span aria-hidden="true" className="text-subheading tabular">
                {index + 1}
              </span>
              <p className="mt-3 max-w-[40ch] text-on-dark-soft">{step}</p>
            </li>
          ))}
        </ol>
        <LinkButton variant="inverse" to={bookingOf(id)} className="mt-10 max-sm:w-full print:hidden">
          {buttonLabel}
        </LinkButton>
      </div>
    </section>
  );
}

function CampaignPicture({ campaign: { picture, pictureAlt } }: { campaign: Campaign }) {
  if (!isPicturePublished(picture.wide)) return null;
  return <WidePicture picture={picture} alt={pictureAlt} />;
}

function bookingOf(campaign: string): string {
  return `${href("/book-a-service")}?campaign=${campaign}`;
}
