import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { EntryBanner } from "./entry-banner.tsx";
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
        <EntryBanner
          entry={entry}
          waiting={words.waiting}
          action={(className) => (
            <Button
              variant="quiet"
              className={className}
              data-analytics="waiting_leave"
              loading={leave.isPending}
              onClick={() => leave.mutate(entry.id)}
            >
              {words.stop}
            </Button>
          )}
        />
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
