import { dashboardPage } from "./dashboard-page.ts";
import type { AnyModel } from "./define-model.ts";
import { errorPage } from "./error-page.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { homePage } from "./home-page.ts";
import { pageSeo } from "./page-seo.ts";
import { profileMenu } from "./profile-menu.ts";
import { serviceBooking } from "./service-booking.ts";
import { serviceConfirmation } from "./service-confirmation.ts";

/** Every model that the store accepts. A new one is a file beside this one and a line here. */
const models: readonly AnyModel[] = [
  header,
  profileMenu,
  footer,
  homePage,
  errorPage,
  pageSeo,
  serviceBooking,
  serviceConfirmation,
  dashboardPage,
];

export function modelNamed(name: string): AnyModel | undefined {
  return models.find((model) => model.name === name);
}
