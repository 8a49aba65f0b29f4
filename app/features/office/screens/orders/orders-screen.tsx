import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { counterTabs } from "#app/features/orders/rules/order/counter-tabs.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { countOrdersCall } from "../../calls/orders/order-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { moveRowFocus } from "../../ui/keys/row-focus.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { SearchField, Select } from "../../ui/kit/fields.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { useOrderFilter } from "./order-filter.ts";
import { OrderTable } from "./order-table.tsx";
import { ordersWords } from "./words.ts";

const any = "any";

/** The parts counter: what waits there, list by list, and an order by its number. */
export function Component() {
  const words = ordersWords.of(useLanguage());
  const list = useRef<HTMLDivElement>(null);
  useShortcuts({ j: () => moveRowFocus(list.current, 1), k: () => moveRowFocus(list.current, -1) });
  return (
    <>
      <PageHead title={words.title}>
        <div className="max-w-full overflow-x-auto">
          <Tabs />
        </div>
      </PageHead>
      <Filters />
      <div ref={list}>
        <OrderTable />
      </div>
    </>
  );
}

function Tabs() {
  const language = useLanguage();
  const words = ordersWords.of(language);
  const { session } = useSession();
  const { filter, set } = useOrderFilter();
  const query = filter.place === undefined ? {} : { place: filter.place };
  const topics = session.counters.map(({ id }) => `orders/${id}`);
  const { data: counts } = useQuery(officeQuery(countOrdersCall, { query }, { language, topics }));
  return (
    <ViewTabs
      label={words.title}
      chosen={filter.tab}
      onChoose={(tab) => set("tab", tab)}
      views={counterTabs.map((id) => ({
        ...{ id, label: words[id] },
        ...(counts && id !== "all" && { count: counts[id] }),
      }))}
    />
  );
}

function Filters() {
  const words = ordersWords.of(useLanguage());
  const { session } = useSession();
  const { filter, set } = useOrderFilter();
  return (
    <div className="grid gap-3 px-4 py-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,18rem)_minmax(0,16rem)] lg:px-6">
      <SearchField
        label={words.findText}
        text={filter.text}
        onSearch={(text) => set("text", text)}
        maxLength={40}
      />
      {session.counters.length > 1 && (
        <Select
          label={words.counter}
          value={filter.place ?? any}
          onChange={(id) => set("place", id === any ? undefined : id)}
          choices={[
            { id: any, label: words.anyCounter },
            ...session.counters.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
      )}
    </div>
  );
}
