import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { cardParameter } from "../../rules/link-address.ts";
import { linkWords } from "../../words.ts";
import { useVehicleLinks } from "../link-queries.ts";
import { VehicleRequests } from "../vehicle-requests.tsx";
import { LinkForm } from "./link-form.tsx";
import { useOfferedCards } from "./use-cards.ts";

/** The form that links a car, what happens next, and what was requested before. */
export function LinkCar() {
  const words = linkWords.of(useLanguage());
  const links = useVehicleLinks();
  const { cards, hasNone } = useOfferedCards();
  const [search] = useSearchParams();
  const named = cards.find(({ documentId }) => documentId === search.get(cardParameter));
  const [sent, setSent] = useState<string>();
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <h1 className="text-title">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,24rem)]">
        {sent === undefined ? (
          <LinkForm cards={cards} named={named} canAddCard={hasNone} onSent={setSent} />
        ) : (
          <SentRequest reference={sent} onAnother={() => setSent(undefined)} />
        )}
        <NextSteps />
      </div>
      {links.data !== undefined && links.data.length > 0 && (
        <section className="mt-14 max-w-4xl md:mt-20">
          <h2 className="text-heading">{words.requests}</h2>
          <div className="mt-5 md:mt-6">
            <VehicleRequests links={links.data} />
          </div>
        </section>
      )}
      {links.isError && links.data === undefined && (
        <div className="mt-14 max-w-4xl">
          <LoadError
            texts={{ loadErrorTitle: words.requestsError }}
            error={links.error}
            onRetry={() => void links.refetch()}
          />
        </div>
      )}
    </div>
  );
}

function SentRequest({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const words = linkWords.of(useLanguage());
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="self-start outline-none">
      <Banner tone="success" title={words.sentTitle}>
        <p>{words.sent}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {words.reference} <Ltr>{reference}</Ltr>
        </p>
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={href("/dashboard")} className="max-sm:w-full">
          {words.toDashboard}
        </LinkButton>
        <Button
          variant="secondary"
          data-analytics="link-another-car"
          onClick={onAnother}
          className="max-sm:w-full"
        >
          {words.another}
        </Button>
      </div>
    </div>
  );
}

function NextSteps() {
  const words = linkWords.of(useLanguage());
  return (
    <section className="self-start rounded-lg bg-sand-50 p-6 md:p-8">
      <h2 className="text-subheading">{words.nextTitle}</h2>
      <ol className="mt-4 grid gap-4">
        {[words.next1, words.next2, words.next3].map((step, place) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong"
            >
              {place + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
