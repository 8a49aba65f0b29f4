import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { useGiveUp } from "./payment-queries.ts";
import { paymentWords } from "./payment-words.ts";

interface Pending {
  attemptId: string;
  decidedBy: string;
}

/** A payment that lies at the bank, on the page of its order: until when, and the way out. */
export function PendingPayment(pending: Pending) {
  const language = useLanguage();
  const words = paymentWords.of(language);
  return (
    <section aria-labelledby="pending-payment" className="rounded-xl bg-sand-50 p-6 md:p-8">
      <h2 id="pending-payment" className="text-subheading">
        {words.pendingTitle}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {words.pendingText(momentInWords(pending.decidedBy, market().zone, language))}
      </p>
      <PayAnotherWay attemptId={pending.attemptId} />
    </section>
  );
}

/** Nobody has to wait for a page of the bank that they have left. */
export function PayAnotherWay({ attemptId }: Pick<Pending, "attemptId">) {
  const words = paymentWords.of(useLanguage());
  const { giveUp, isSending, problem } = useGiveUp(attemptId);
  return (
    <>
      <Button
        variant="secondary"
        loading={isSending}
        data-analytics="pay-another-way"
        className="max-sm:w-full"
        onClick={giveUp}
      >
        {words.otherWay}
      </Button>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{words.otherWayText}</p>
      {problem && (
        <Banner tone="error" className="mt-4">
          {problem}
        </Banner>
      )}
    </>
  );
}
