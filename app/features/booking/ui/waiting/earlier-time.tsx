import { dayIn, dayInBrief, timeIn } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { WaitingEntry } from "../../waiting-calls.ts";
import { type EarlierWish, useWaiting } from "./use-waiting.ts";
import { waitingWords } from "./waiting-words.ts";

interface EarlierTimeProps {
  wish: EarlierWish;
  /** Somebody takes what is held for them: the slot with its promise, at a centre of the wish. */
  onTake: (offer: NonNullable<WaitingEntry["offer"]>) => void;
}

/** Asks for an earlier time, says that it is asked for, and shows what has opened. */
export function EarlierTime({ wish, onTake }: EarlierTimeProps) {
  const words = waitingWords.of(useLanguage());
  const { entry, isPending, join, leave, refusal } = useWaiting(wish);
  if (isPending) return null;
  return (
    <div className="grid gap-3">
      {refusal !== undefined && <Banner tone="error">{refusal || words.failed}</Banner>}
      {entry ? (
        <Waits
          entry={entry}
          centers={wish.centers}
          onTake={onTake}
          onLeave={() => leave.mutate(entry.id)}
          isLeaving={leave.isPending}
        />
      ) : (
        <div>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            data-analytics="waiting_join"
            loading={join.isPending}
            onClick={() => join.mutate()}
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
  centers: readonly string[];
  onTake: EarlierTimeProps["onTake"];
  onLeave: () => void;
  isLeaving: boolean;
}

function Waits({ entry, centers, onTake, onLeave, isLeaving }: WaitsProps) {
  const words = waitingWords.of(useLanguage());
  const { offer } = entry;
  return (
    <Banner tone={offer ? "success" : "info"}>
      <p>{offer ? <Offered offer={offer} /> : words.waiting}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {offer && centers.includes(offer.serviceTerritoryId) && (
          <Button data-analytics="waiting_take" onClick={() => onTake(offer)}>
            {words.take}
          </Button>
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

function Offered({ offer }: { offer: NonNullable<WaitingEntry["offer"]> }) {
  const language = useLanguage();
  const { schedStartTime: start, offeredUntil: until, timeZone: zone } = offer;
  const day = dayInBrief(dayIn(start, zone), language);
  return waitingWords.of(language).offered(day, timeIn(start, zone), timeIn(until, zone));
}
