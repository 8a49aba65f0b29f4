import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { loadingWords } from "#app/ui/loading/words.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { VehicleLink } from "../link-calls.ts";
import { linkCarAddress } from "../rules/link-address.ts";
import type { LinkState } from "../rules/link-states.ts";
import { linkWords } from "../words.ts";
import { useWithdrawLink } from "./link-queries.ts";

const tones: Readonly<Record<LinkState, BadgeTone>> = {
  waiting: "accent",
  approved: "success",
  rejected: "warning",
  withdrawn: "neutral",
};

/** Requests for vehicles with their states; one that waits can be withdrawn, a rejected one be sent again. */
export function VehicleRequests({ links }: { links: readonly VehicleLink[] }) {
  const language = useLanguage();
  const words = linkWords.of(language);
  const withdraw = useWithdrawLink();
  // Empty where nothing came back.
  const refusal = withdraw.error instanceof CallFailed ? withdraw.error.reply.message : undefined;
  return (
    <>
      {withdraw.isError && (
        <Banner tone="error" className="mb-4">
          {refusal || loadingWords.of(language).offline}
        </Banner>
      )}
      <ul className="divide-y divide-line border-y border-line" aria-label={words.requests}>
        {links.map((link) => (
          <Request
            key={link.id}
            link={link}
            isLeaving={withdraw.isPending && withdraw.variables === link.id}
            onWithdraw={() => withdraw.mutate(link.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface RequestProps {
  link: VehicleLink;
  isLeaving: boolean;
  onWithdraw: () => void;
}

function Request({ link, isLeaving, onWithdraw }: RequestProps) {
  const language = useLanguage();
  const words = linkWords.of(language);
  const { vin, plate, documentId, state, reason, answerNote, reference, sentAt } = link;
  const day = dateInWords(dayIn(new Date(sentAt), market().zone), language);
  const action = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Ltr className="font-medium break-all">{vin}</Ltr>
          <Badge tone={tones[state]}>{words[state]}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          {words.sentOn(day)}
          {plate !== null && (
            <>
              {" · "}
              <Ltr>{plate}</Ltr>
            </>
          )}
          {" · "}
          <Ltr>{reference}</Ltr>
          {documentId !== null && ` · ${words.withCard}`}
        </p>
        {reason !== null && <p className="mt-2 max-w-prose">{words[reason]}</p>}
        {answerNote !== null && (
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">
            {answerNote}
          </p>
        )}
      </div>
      {state === "waiting" && (
        <button
          type="button"
          data-analytics="withdraw-vehicle-link"
          aria-label={words.withdrawOf(vin)}
          disabled={isLeaving}
          onClick={onWithdraw}
          className={`${action} justify-self-start`}
        >
          {words.withdraw}
        </button>
      )}
      {state === "rejected" && (
        <LocalLink to={linkCarAddress()} reloadDocument className={`${action} justify-self-start`}>
          {words.sendAgain}
        </LocalLink>
      )}
    </li>
  );
}
