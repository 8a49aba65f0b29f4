import { type AnyContentQuery, defineContentQuery } from "./content-query.ts";
import { dashboardPage } from "./models/dashboard-page.ts";
import { errorPage } from "./models/error-page.ts";
import { footer } from "./models/footer.ts";
import { header } from "./models/header.ts";
import { homePage } from "./models/home-page.ts";
import { pageSeo } from "./models/page-seo.ts";
import { profileMenu } from "./models/profile-menu.ts";
import { serviceBooking } from "./models/service-booking.ts";
import { serviceConfirmation } from "./models/service-confirmation.ts";

export const headerQuery = defineContentQuery({ model: header });
export const profileMenuQuery = defineContentQuery({ model: profileMenu });
export const footerQuery = defineContentQuery({ model: footer });
export const homePageQuery = defineContentQuery({ model: homePage });
export const errorPageQuery = defineContentQuery({ model: errorPage, by: "slug" });
export const pageSeoQuery = defineContentQuery({ model: pageSeo, by: "path" });
export const serviceBookingQuery = defineContentQuery({ model: serviceBooking });
export const serviceConfirmationQuery = defineContentQuery({ model: serviceConfirmation });
export const dashboardPageQuery = defineContentQuery({ model: dashboardPage });

/** The registry of persisted queries: what is not in it is not answered. */
export const persistedQueries: readonly AnyContentQuery[] = [
  headerQuery,
  profileMenuQuery,
  footerQuery,
  homePageQuery,
  errorPageQuery,
  pageSeoQuery,
  serviceBookingQuery,
  serviceConfirmationQuery,
  dashboardPageQuery,
];

export function queryNamed(name: string): AnyContentQuery | undefined {
  return persistedQueries.find((query) => query.name === name);
}
