import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { renewCalendarFeedCall, showCalendarFeedCall } from "../../calendar-feed-calls.ts";
import { calendarFeedWords } from "./calendar-feed-words.ts";

/** The address of the customer's calendar: to open, to copy, and to withdraw. */
export function CalendarFeedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = calendarFeedWords.of(useLanguage());
  const { feed, renew } = useCalendarFeed(isOpen);
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} size="form">
      <p>{words.text}</p>
      <div className="mt-6 grid gap-5">
        {feed.isError && (
          <Banner tone="error">
            {words.failed}{" "}
            <button
              type="button"
              data-analytics="retry"
              className="min-h-11 text-accent underline underline-offset-4"
              onClick={() => void feed.refetch()}
            >
              {words.retry}
            </button>
          </Banner>
        )}
        {feed.isPending && (
          <Loading label={words.loading}>
            <Skeleton className="h-12 w-full" />
          </Loading>
        )}
        {feed.data && <Address address={feed.data.address} webcal={feed.data.webcal} />}
        {renew.isSuccess && <Banner tone="success">{words.renewed}</Banner>}
        {renew.isError && <Banner tone="error">{words.failed}</Banner>}
        {feed.data && (
          <div className="border-t border-line pt-5">
            <p className="text-sm text-ink-soft">{words.secret}</p>
            <Button
              variant="quiet"
              className="mt-1 -ms-6"
              data-analytics="calendar_feed_renew"
              loading={renew.isPending}
              onClick={() => renew.mutate()}
            >
              {words.renew}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Address({ address, webcal }: { address: string; webcal: string }) {
  const words = calendarFeedWords.of(useLanguage());
  const [copied, setCopied] = useState("");
  const fieldId = useId();
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    await navigator.clipboard.writeText(address).catch(() => document.execCommand("copy"));
    setCopied(address);
  };
  return (
    <>
      <a
        href={webcal}
        data-analytics="calendar_feed_open"
        className="inline-flex min-h-12 items-center justify-center gap-2.5 rounded-button bg-accent px-6 py-2.5 text-white transition-colors hover:bg-accent-strong"
      >
        <Icon name="calendar" />
        {words.openCalendar}
      </a>
      <div>
        <label htmlFor={fieldId} className="text-sm text-ink-soft">
          {words.address}
        </label>
        <div className="mt-1 flex gap-2 max-sm:flex-col">
          <input
            id={fieldId}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.target.select()}
            className="min-h-12 min-w-0 grow rounded border border-line-strong bg-sand-50 px-3 text-sm"
          />
          <Button
            variant="secondary"
            data-analytics="calendar_feed_copy"
            onClick={() => void copy(document.getElementById(fieldId) as HTMLInputElement | null)}
          >
            <Icon name={copied === address ? "check" : "link"} />
            <span aria-live="polite">{copied === address ? words.copied : words.copy}</span>
          </Button>
        </div>
        <p className="mt-2 text-sm text-ink-soft">{words.where}</p>
      </div>
    </>
  );
}

function useCalendarFeed(isWanted: boolean) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const options = { language, query: { lang: language } };
  const query = customerQuery(access, showCalendarFeedCall, options);
  const feed = useQuery({ ...query, enabled: isWanted });
  const renew = useMutation({
    mutationFn: async () => {
      const idempotencyKey = crypto.randomUUID();
      const reply = await callAsCustomer(access, renewCalendarFeedCall, { ...options, idempotencyKey });
      return dataOf(renewCalendarFeedCall, reply);
    },
    onSuccess: (data) => queries.setQueryData(query.queryKey, data),
  });
  return { feed, renew };
}
