import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { countWaitingCall, waitingKinds } from "../../calls/people-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { SearchPeople } from "./search-people.tsx";
import { WaitingDocuments } from "./waiting-documents.tsx";
import { WaitingLinks } from "./waiting-links.tsx";
import { WaitingPrivacy } from "./waiting-privacy.tsx";
import { peopleWords } from "./words.ts";

const lists = { links: WaitingLinks, documents: WaitingDocuments, privacy: WaitingPrivacy } as const;
/** Who answers sees what waits. */
const deedOf = { links: "car-link.answer", documents: "document.answer", privacy: "privacy.view" } as const;

/** Where a customer is looked for, and what of them waits for an answer. What is shown stands in the address. */
export function Component() {
  const language = useLanguage();
  const words = peopleWords.of(language);
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const query = useQuery(officeQuery(countWaitingCall, {}, { language, topics: ["people"] }));
  const counts = query.data;
  const seen = waitingKinds.filter((kind) => may(deedOf[kind]));
  const chosen = seen.find((kind) => kind === parameters.get("waiting"));
  const Waiting = chosen && lists[chosen];
  return (
    <>
      <PageHead title={words.title}>
        {seen.length > 0 && (
          <div className="max-w-full overflow-x-auto">
            <ViewTabs
              label={words.views}
              chosen={chosen ?? "search"}
              onChoose={(id) => setParameters(id === "search" ? {} : { waiting: id })}
              views={[
                { id: "search" as const, label: words.search },
                ...seen.map((kind) => ({
                  id: kind,
                  label: words[kind],
                  ...(counts && { count: counts[kind] ?? 0 }),
                })),
              ]}
            />
          </div>
        )}
      </PageHead>
      {Waiting ? <Waiting /> : <SearchPeople />}
    </>
  );
}
