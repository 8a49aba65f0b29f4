import { article } from "./article.ts";
import { campaignArticle } from "./campaign-article.ts";
import { car } from "./car.ts";
import { dashboardPage } from "./dashboard-page.ts";
import type { AnyModel } from "./define-model.ts";
import { emptyState } from "./empty-state.ts";
import { errorPage } from "./error-page.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { homePage } from "./home-page.ts";
import { landingPage } from "./landing-page.ts";
import { linkPopup } from "./link-popup.ts";
import { location } from "./location.ts";
import { modelsMenu } from "./models-menu.ts";
import { newsSection } from "./news-section.ts";
import { offer } from "./offer.ts";
import { pageSeo } from "./page-seo.ts";
import { profileMenu } from "./profile-menu.ts";
import { ribbon } from "./ribbon.ts";
import { serviceBooking } from "./service-booking.ts";
import { serviceCatalogue } from "./service-catalogue.ts";
import { serviceConfirmation } from "./service-confirmation.ts";
import { servicePrice } from "./service-price.ts";
import { trimVariant } from "./trim-variant.ts";
import { vehiclePage } from "./vehicle-page.ts";

/** Every model that the store accepts. A new one is a file beside this one and a line here. */
const models: readonly AnyModel[] = [
  header,
  profileMenu,
  modelsMenu,
  ribbon,
  footer,
  linkPopup,
  homePage,
  landingPage,
  errorPage,
  emptyState,
  pageSeo,
  car,
  vehiclePage,
  trimVariant,
  serviceCatalogue,
  servicePrice,
  offer,
  article,
  newsSection,
  campaignArticle,
  location,
  serviceBooking,
  serviceConfirmation,
  dashboardPage,
];

export function modelNamed(name: string): AnyModel | undefined {
  return models.find((model) => model.name === name);
}
