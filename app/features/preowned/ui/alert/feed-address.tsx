import { useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { stockFeedCall } from "../../alert-calls.ts";
import { type StockSearch, stockQueryOf } from "../../rules/address/stock-address.ts";
import { alertWords } from "./words.ts";

/** The address of a search for feed readers, shown when it is requested. */
export function FeedAddress({ search }: { search: StockSearch }) {
  const language = useLanguage();
  const words = alertWords.of(language);
  const id = useId();
  const [address, setAddress] = useState<string | null>();
  const show = async () => {
    const query = stockQueryOf({ ...search, page: 1, sort: "newest" });
    const reply = await callApi(stockFeedCall, { query, language });
    setAddress(reply.ok ? reply.data.address : null);
  };
  if (!address)
    return (
      <>
        <Button variant="secondary" data-analytics="show-feed" onClick={show}>
          {words.feedShow}
        </Button>
        <p role="status" className="text-sm text-danger">
          {address === null ? words.feedFailed : ""}
        </p>
      </>
    );
  return (
    <>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {words.feedAddress}
      </label>
      <input
        id={id}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
        className="min-h-12 w-full rounded border border-line-strong bg-sand-50 px-3 text-sm"
      />
    </>
  );
}
