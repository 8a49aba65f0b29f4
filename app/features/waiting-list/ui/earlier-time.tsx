import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { WaitingEntry } from "../calls.ts";
import { addressOfOffer, OfferInWords } from "./offer-in-words.tsx";
import { OtherEntry } from "./other-entry.tsx";
import { useWaiting, type WaitingRequest } from "./use-waiting.ts";
import { waitingWords } from "./words.ts";

/** Requests an earlier time, says that it is requested, and shows what has opened. */
export function EarlierTime({ request }: { request: WaitingRequest }) {
  const words = waitingWords.of(useLanguage());
  const { entry, isSame, isPending, join, leave, refusal } = useWaiting(request);
  if (isPending) return null;
  return (
    <div className="grid gap-3">
      {refusal !== undefined && <Banner tone="error">{refusal || words.failed}</Banner>}
      {entry && isSame && (
        <Waits entry={entry} onLeave={() => leave.mutate(entry.id)} isLeaving={leave.isPending} />
      )}
      {entry && !isSame && (
        <OtherEntry entry={entry} onReplace={() => join.mutate(entry.id)} isReplacing={join.isPending} />
      )}
      {!entry && (
        <div>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            data-analytics="waiting_join"
            loading={join.isPending}
            onClick={() => join.mutate(undefined)}
          >
            <Icon name="clock" />
            {words.ask}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">{words.explain}</p>
        </div>
      )}
    </div>
  );
}

interface WaitsProps {
  entry: WaitingEntry;
  onLeave: () => void;
  isLeaving: boolean;
}

function Waits({ entry, onLeave, isLeaving }: WaitsProps) {
  const words = waitingWords.of(useLanguage());
  const { offer } = entry;
  return (
    <Banner tone={offer ? "success" : "info"}>
      <p>{offer ? <OfferInWords offer={offer} /> : words.waiting}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {offer && (
          <LinkButton to={addressOfOffer(entry.id, offer)} data-analytics="waiting_take">
            {words.take}
          </LinkButton>
        )}
        <Button
          variant="quiet"
          className={offer ? "" : "-ms-6"}
          data-analytics="waiting_leave"
          loading={isLeaving}
          onClick={onLeave}
        >
          {words.stop}
        </Button>
      </div>
    </Banner>
  );
}
