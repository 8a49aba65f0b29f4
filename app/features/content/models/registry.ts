import { appointmentPage } from "./customers/appointment-page.ts";
import { campaignForm } from "./customers/campaign-form.ts";
import { dashboardPage } from "./customers/dashboard-page.ts";
import { serviceBooking } from "./customers/service-booking.ts";
import { serviceConfirmation } from "./customers/service-confirmation.ts";
import { vehicleDetailsPage } from "./customers/vehicle-details-page.ts";
import type { AnyModel } from "./define-model.ts";
import { article } from "./pages/article.ts";
import { campaignArticle } from "./pages/campaign-article.ts";
import { homePage } from "./pages/home-page.ts";
import { informationPage } from "./pages/information-page.ts";
import { landingPage } from "./pages/landing-page.ts";
import { leadForm } from "./pages/lead-form.ts";
import { location } from "./pages/location.ts";
import { newsSection } from "./pages/news-section.ts";
import { offer } from "./pages/offer.ts";
import { thankYouPage } from "./pages/thank-you-page.ts";
import { usedCarPage } from "./pages/used-car-page.ts";
import { consent } from "./shell/consent.ts";
import { emptyState } from "./shell/empty-state.ts";
import { errorPage } from "./shell/error-page.ts";
import { footer } from "./shell/footer.ts";
import { header } from "./shell/header.ts";
import { linkPopup } from "./shell/link-popup.ts";
import { modelsMenu } from "./shell/models-menu.ts";
import { pageSeo } from "./shell/page-seo.ts";
import { profileMenu } from "./shell/profile-menu.ts";
import { redirects } from "./shell/redirects.ts";
import { ribbon } from "./shell/ribbon.ts";
import { searchIntent } from "./shell/search-intent.ts";
import { car } from "./showroom/car.ts";
import { financeCalculator } from "./showroom/finance-calculator.ts";
import { fleetCalculator } from "./showroom/fleet-calculator.ts";
import { runningCosts } from "./showroom/running-costs.ts";
import { serviceCatalogue } from "./showroom/service-catalogue.ts";
import { servicePrice } from "./showroom/service-price.ts";
import { trimVariant } from "./showroom/trim-variant.ts";
import { vehiclePage } from "./showroom/vehicle-page.ts";

/** Every model that the store accepts. A new one is a file beside this one and a line here. */
const models: readonly AnyModel[] = [
  header,
  profileMenu,
  modelsMenu,
  ribbon,
  footer,
  consent,
  linkPopup,
  homePage,
  landingPage,
  informationPage,
  errorPage,
  emptyState,
  pageSeo,
  redirects,
  searchIntent,
  car,
  vehiclePage,
  trimVariant,
  financeCalculator,
  fleetCalculator,
  runningCosts,
  serviceCatalogue,
  servicePrice,
  offer,
  leadForm,
  thankYouPage,
  article,
  newsSection,
  campaignArticle,
  location,
  usedCarPage,
  serviceBooking,
  campaignForm,
  serviceConfirmation,
  dashboardPage,
  appointmentPage,
  vehicleDetailsPage,
];

export function modelNamed(name: string): AnyModel | undefined {
  return models.find((model) => model.name === name);
}
