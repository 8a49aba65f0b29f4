import type { Content } from "#app/platform/content/content-query.ts";
import type { modelsMenu } from "../../content/models-menu.ts";

/** What stands around a price, as the models menu of the content has it. */
export interface PriceLabels {
  readonly currency: string;
  readonly from: string;
  readonly leaseToOwn: string;
  readonly month: string;
}

export function priceLabels(menu: Content<typeof modelsMenu>): PriceLabels {
  return {
    currency: menu.currencyLabel,
    from: menu.fromLabel,
    leaseToOwn: menu.leaseToOwnLabel,
    month: menu.monthLabel,
  };
}
