import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { campaignViews, listCampaignRequestsCall } from "../../calls/leads/campaign-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { CampaignRequest } from "./campaign-request.tsx";
import { campaignsWords } from "./words.ts";

const any = "any";

/** Requests to take part in a campaign, by their time: each is confirmed, declined or canceled in its line. */
export function Component() {
  const words = campaignsWords.of(useLanguage());
  const { session } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const view = campaignViews.find((one) => one === parameters.get("view")) ?? "open";
  const place = parameters.get("place") ?? any;
  const set = (name: string, value: string | undefined) =>
    setParameters((current) => {
      if (value === undefined) current.delete(name);
      else current.set(name, value);
      return current;
    });
  const centers = session.locations.filter(({ kind }) => kind === "service");
  return (
    <>
      <PageHead title={words.title}>
        <div className="max-w-full overflow-x-auto">
          <ViewTabs
            label={words.title}
            chosen={view}
            onChoose={(id) => set("view", id === "open" ? undefined : id)}
            views={campaignViews.map((id) => ({ id, label: words[id] }))}
          />
        </div>
        {centers.length > 1 && (
          <div className="w-full sm:w-56">
            <Select
              label={words.place}
              hideLabel
              value={place}
              onChange={(id) => set("place", id === any ? undefined : id)}
              choices={[
                { id: any, label: words.anyPlace },
                ...centers.map(({ id, name }) => ({ id, label: name })),
              ]}
            />
          </div>
        )}
      </PageHead>
      <Requests view={view} place={place === any ? undefined : place} chosen={parameters.get("request")} />
    </>
  );
}

interface RequestsProps {
  view: (typeof campaignViews)[number];
  place: string | undefined;
  /** The one that a link leads to. */
  chosen: string | null;
}

function Requests({ view, place, chosen }: RequestsProps) {
  const language = useLanguage();
  const words = campaignsWords.of(language);
  const { session } = useSession();
  const { query, rows, more } = usePages(
    listCampaignRequestsCall,
    (after) => ({ query: { view, after, ...(place !== undefined && { place }) } }),
    session.locations.map(({ id }) => `service/${id}`),
  );
  return (
    <Loaded query={query}>
      {() =>
        rows.length === 0 ? (
          <Message title={view === "open" ? words.emptyOpen : words.empty} />
        ) : (
          <>
            <ul className="divide-y divide-line border-b border-line">
              {rows.map((request) => (
                <CampaignRequest key={request.id} request={request} isChosen={request.id === chosen} />
              ))}
            </ul>
            {more && (
              <div className="grid justify-center py-4">
                <Button onPress={more.load} busy={more.isLoading}>
                  {kitWords.of(language).more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}
