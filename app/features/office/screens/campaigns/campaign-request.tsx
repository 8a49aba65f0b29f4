import { useEffect, useRef, useState } from "react";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import {
  answerCampaignRequestCall,
  type listCampaignRequestsCall,
} from "../../calls/leads/campaign-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { PhoneLink } from "../../ui/contact/phone.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { type EndingAnswer, ReasonDialog } from "./reason-dialog.tsx";
import { campaignsWords } from "./words.ts";

export type ShownRequest = AnswerTo<typeof listCampaignRequestsCall>["rows"][number];

/** A request in a line: who, which car, when, and its answers. */
export function CampaignRequest({ request, isChosen }: { request: ShownRequest; isChosen: boolean }) {
  const language = useLanguage();
  const words = campaignsWords.of(language);
  const { session } = useSession();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: "center" });
  }, [isChosen]);
  const { zone } = market();
  const { startsAt, endsAt, centerId, campaignTitle, reference, notes, answer } = request;
  const place = session.locations.find(({ id }) => id === centerId)?.name ?? centerId;
  return (
    <li
      ref={line}
      className={`grid gap-x-8 gap-y-2 px-4 py-3 md:grid-cols-[17rem_minmax(0,1fr)_auto] lg:px-6 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      <div>
        <p className="tabular">
          {dayInBrief(dayIn(startsAt, zone), language)} · {hoursInWords([startsAt, endsAt], zone, language)}
        </p>
        <p className="text-sm text-ink-soft">{place}</p>
        {request.isPast && request.code === "CREA" && <p className="text-sm text-danger">{words.past}</p>}
      </div>
      <div className="grid content-start gap-0.5">
        <Who request={request} />
        <p className="text-sm">
          <bdi>{campaignTitle}</bdi> <Ltr className="whitespace-nowrap text-ink-faint">{reference}</Ltr>
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>
            {request.model} {request.modelYear}
          </bdi>
          {" · "}
          {words.vin} <Ltr>{request.vin}</Ltr>
        </p>
        {notes.trim() !== "" && (
          <p dir="auto" className="max-w-prose text-sm whitespace-pre-line">
            {notes}
          </p>
        )}
        {answer && (
          <p className="text-sm text-ink-soft">
            {words[request.code]} · <bdi>{answer.by}</bdi> · {momentInBrief(answer.at, language)}
            {answer.reason !== "" && (
              <>
                {" · "}
                <bdi>{answer.reason}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      <Answers request={request} />
    </li>
  );
}

function Who({ request: { name, phone } }: { request: ShownRequest }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <bdi>{name}</bdi>
      {phone !== "" && <PhoneLink phone={phone} />}
    </p>
  );
}

function Answers({ request }: { request: ShownRequest }) {
  const words = campaignsWords.of(useLanguage());
  const { may } = useSession();
  const [ending, setEnding] = useState<EndingAnswer>();
  const answer = useDeed(answerCampaignRequestCall, {
    done: () => {
      setEnding(undefined);
      showToast({ text: words.done, tone: "success" });
      // The line is gone from this list.
      document.querySelector<HTMLElement>("#screen")?.focus({ preventScroll: true });
    },
  });
  const { id, version, code, isPast, centerId } = request;
  if (!may("campaign-request.answer", centerId) || (code !== "CREA" && code !== "CNF")) return null;
  const send = (given: EndingAnswer | "CNF", reason?: string) =>
    answer.mutate({ params: { id }, body: { version, answer: given, ...(reason && { reason }) } });
  return (
    <div className="flex flex-wrap content-start gap-2">
      {code === "CREA" && (
        <>
          <Button look="quiet" onPress={() => setEnding("RJD")}>
            {words.decline}
          </Button>
          <Button
            onPress={() => send("CNF")}
            isDisabled={isPast}
            busy={answer.isPending && ending === undefined}
          >
            {words.confirm}
          </Button>
        </>
      )}
      <Button look="quiet" onPress={() => setEnding("CANC")} className={code === "CREA" ? "order-first" : ""}>
        {words.callOff}
      </Button>
      <ReasonDialog
        answer={ending}
        isBusy={answer.isPending}
        onClose={() => setEnding(undefined)}
        onSend={(reason) => ending && send(ending, reason)}
      />
    </div>
  );
}
