import { useQuery } from "@tanstack/react-query";
import { campaignInCalls } from "#app/features/campaigns/rules/campaigns.ts";
import type { ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { listServiceCentersCall, type ServiceCenter } from "#app/features/scheduling/calls.ts";
import { market } from "#app/i18n/market.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { useBookingPage } from "../booking-page.ts";
import { isAddressed } from "../booking-queries.ts";

/** The centers that do a campaign's work, with their hours for it. */
export function useCampaignCenters({ article }: ShownCampaign) {
  const { language } = useBookingPage();
  const { id, serviceCode: serviceTypes } = article;
  const campaign = campaignInCalls(id);
  const query = { brand: market().brand, lang: language, serviceTypes, campaign };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listServiceCentersCall, { language, query }),
    select: addressed,
  });
}

const addressed = (centers: ServiceCenter[]) => centers.filter(isAddressed);
