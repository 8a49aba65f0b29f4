import { createContext, useContext } from "react";
import { useSearchParams } from "react-router";
import type { campaignArticle } from "#app/features/showroom/content/campaign-article.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { CampaignForm } from "../content/campaign-form.ts";
import { campaignNamed } from "../rules/campaigns.ts";

/** The campaign with which the customer came, as content has it. */
export interface ShownCampaign {
  readonly article: Content<typeof campaignArticle>;
  readonly form: CampaignForm;
  /** Its last day, YYYY-MM-DD; undefined once it has ended. */
  readonly until: string | undefined;
}

/** Loaded with the page; a campaign without content is none. */
export const CampaignContext = createContext<ShownCampaign | undefined>(undefined);

/** The campaign that the address names. It is the address that carries it through login, reload and language. */
export function useCampaign(): ShownCampaign | undefined {
  const [search] = useSearchParams();
  const campaign = useContext(CampaignContext);
  return campaign?.article.id === campaignNamed(search.get("campaign")) ? campaign : undefined;
}
