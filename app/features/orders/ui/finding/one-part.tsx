import { useEffect } from "react";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { PartView } from "#app/features/parts/ui/details/part-view.tsx";
import { SearchField } from "#app/features/parts/ui/search/search-field.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { EmptyTexts } from "../empty-texts.ts";
import { StockProvider } from "../stock-provider.tsx";
import { PartActions, PartBuying } from "./part-actions.tsx";

interface OnePartProps {
  /** As the address writes it. */
  number: string;
  siteName: string;
  /** Where no part has the number. */
  empty: EmptyTexts;
}

/** One part with everything that buying it takes. */
export function OnePart({ number, siteName, empty }: OnePartProps) {
  return (
    <div className="frame grow pt-4 pb-24">
      <PartView
        number={number}
        unknown={<UnknownNumber empty={empty} />}
        buying={(part) => (
          <StockProvider numbers={[part.number]}>
            <PageTitle title={`${part.name} ${readablePartNumber(part.number)} | ${siteName}`} />
            <PartBuying part={part} />
          </StockProvider>
        )}
        actions={(part) => (
          <StockProvider numbers={[part.number]}>
            <PartActions part={part} />
          </StockProvider>
        )}
      />
    </div>
  );
}

/** The part is read in the browser, so its page is named there too: in tabs, bookmarks and the history. */
function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** No part has the number: what to look at, and the search to try again. */
function UnknownNumber({ empty }: Pick<OnePartProps, "empty">) {
  return (
    <div className="max-w-[38rem] pt-10 lg:pt-20">
      <h1 className="text-title font-light">{empty.title}</h1>
      <p className="mt-4 text-lead text-ink-soft">{empty.text}</p>
      <div className="mt-8">
        <SearchField />
      </div>
      {empty.action && (
        <LinkButton variant="secondary" to={empty.action.url} className="mt-5 max-sm:w-full">
          {empty.action.label}
        </LinkButton>
      )}
    </div>
  );
}
