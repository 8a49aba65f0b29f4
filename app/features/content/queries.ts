import { type AnyContentQuery, defineContentQuery } from "./content-query.ts";
import { appointmentPage } from "./models/customers/appointment-page.ts";
import { campaignForm } from "./models/customers/campaign-form.ts";
import { dashboardPage } from "./models/customers/dashboard-page.ts";
import { serviceBooking } from "./models/customers/service-booking.ts";
import { serviceConfirmation } from "./models/customers/service-confirmation.ts";
import { vehicleDetailsPage } from "./models/customers/vehicle-details-page.ts";
import { article } from "./models/pages/article.ts";
import { campaignArticle } from "./models/pages/campaign-article.ts";
import { homePage } from "./models/pages/home-page.ts";
import { informationPage } from "./models/pages/information-page.ts";
import { landingPage } from "./models/pages/landing-page.ts";
import { leadForm } from "./models/pages/lead-form.ts";
import { location } from "./models/pages/location.ts";
import { newsSection } from "./models/pages/news-section.ts";
import { offer } from "./models/pages/offer.ts";
import { thankYouPage } from "./models/pages/thank-you-page.ts";
import { usedCarPage } from "./models/pages/used-car-page.ts";
import { consent } from "./models/shell/consent.ts";
import { emptyState } from "./models/shell/empty-state.ts";
import { errorPage } from "./models/shell/error-page.ts";
import { footer } from "./models/shell/footer.ts";
import { header } from "./models/shell/header.ts";
import { linkPopup } from "./models/shell/link-popup.ts";
import { modelsMenu } from "./models/shell/models-menu.ts";
import { pageSeo } from "./models/shell/page-seo.ts";
import { profileMenu } from "./models/shell/profile-menu.ts";
import { redirects } from "./models/shell/redirects.ts";
import { ribbon } from "./models/shell/ribbon.ts";
import { searchIntent } from "./models/shell/search-intent.ts";
import { car } from "./models/showroom/car.ts";
import { financeCalculator } from "./models/showroom/finance-calculator.ts";
import { fleetCalculator } from "./models/showroom/fleet-calculator.ts";
import { runningCosts } from "./models/showroom/running-costs.ts";
import { serviceCatalogue } from "./models/showroom/service-catalogue.ts";
import { servicePrice } from "./models/showroom/service-price.ts";
import { trimVariant } from "./models/showroom/trim-variant.ts";
import { vehiclePage } from "./models/showroom/vehicle-page.ts";
import { carVariables, narrowCars } from "./narrow-cars.ts";

export const headerQuery = defineContentQuery({ model: header });
export const profileMenuQuery = defineContentQuery({ model: profileMenu });
export const modelsMenuQuery = defineContentQuery({ model: modelsMenu });
export const ribbonQuery = defineContentQuery({ model: ribbon });
export const footerQuery = defineContentQuery({ model: footer });
export const consentQuery = defineContentQuery({ model: consent });
export const linkPopupQuery = defineContentQuery({ model: linkPopup });
export const homePageQuery = defineContentQuery({ model: homePage });
export const landingPageQuery = defineContentQuery({ model: landingPage, by: "path" });
export const landingPagesQuery = defineContentQuery({
  model: landingPage,
  name: "landing-pages",
  many: true,
});
export const informationPageQuery = defineContentQuery({ model: informationPage, by: "path" });
export const errorPageQuery = defineContentQuery({ model: errorPage, by: "slug" });
export const emptyStateQuery = defineContentQuery({ model: emptyState, by: "place" });
export const pageSeoQuery = defineContentQuery({ model: pageSeo, by: "path" });
export const pageSeosQuery = defineContentQuery({ model: pageSeo, name: "page-seos", many: true });
export const redirectsQuery = defineContentQuery({ model: redirects });
export const searchIntentsQuery = defineContentQuery({
  model: searchIntent,
  name: "search-intents",
  many: true,
});
const carQuery = defineContentQuery({ model: car, by: "slug" });
export const carsQuery = defineContentQuery({
  model: car,
  name: "cars",
  many: true,
  narrowing: { variables: carVariables, narrow: narrowCars },
});
export const vehiclePageQuery = defineContentQuery({ model: vehiclePage, by: "car" });
export const vehiclePagesQuery = defineContentQuery({
  model: vehiclePage,
  name: "vehicle-pages",
  many: true,
});
export const trimVariantsQuery = defineContentQuery({
  model: trimVariant,
  name: "trim-variants",
  by: "car",
  many: true,
});
export const allTrimVariantsQuery = defineContentQuery({
  model: trimVariant,
  name: "all-trim-variants",
  many: true,
});
export const financeCalculatorQuery = defineContentQuery({ model: financeCalculator });
export const fleetCalculatorQuery = defineContentQuery({ model: fleetCalculator });
export const runningCostsQuery = defineContentQuery({ model: runningCosts });
export const serviceCatalogueQuery = defineContentQuery({ model: serviceCatalogue });
export const servicePricesQuery = defineContentQuery({
  model: servicePrice,
  name: "service-prices",
  by: "car",
  many: true,
});
export const allServicePricesQuery = defineContentQuery({
  model: servicePrice,
  name: "all-service-prices",
  many: true,
});
export const offerQuery = defineContentQuery({ model: offer, by: "slug" });
export const offersQuery = defineContentQuery({ model: offer, name: "offers", many: true });
export const leadFormQuery = defineContentQuery({ model: leadForm, by: "kind" });
export const thankYouPageQuery = defineContentQuery({ model: thankYouPage, by: "variant" });
export const articleQuery = defineContentQuery({ model: article, by: "id" });
export const articlesQuery = defineContentQuery({ model: article, name: "articles", many: true });
export const newsSectionQuery = defineContentQuery({ model: newsSection });
export const campaignArticleQuery = defineContentQuery({ model: campaignArticle, by: "id" });
export const campaignArticlesQuery = defineContentQuery({
  model: campaignArticle,
  name: "campaign-articles",
  many: true,
});
export const locationsQuery = defineContentQuery({ model: location, name: "locations", many: true });
export const usedCarPageQuery = defineContentQuery({ model: usedCarPage });
export const serviceBookingQuery = defineContentQuery({ model: serviceBooking });
export const campaignFormQuery = defineContentQuery({ model: campaignForm });
export const serviceConfirmationQuery = defineContentQuery({ model: serviceConfirmation });
export const dashboardPageQuery = defineContentQuery({ model: dashboardPage });
export const appointmentPageQuery = defineContentQuery({ model: appointmentPage });
export const vehicleDetailsPageQuery = defineContentQuery({ model: vehicleDetailsPage });

/** The registry of persisted queries: what is not in it is not answered. */
export const persistedQueries: readonly AnyContentQuery[] = [
  headerQuery,
  profileMenuQuery,
  modelsMenuQuery,
  ribbonQuery,
  footerQuery,
  consentQuery,
  linkPopupQuery,
  homePageQuery,
  landingPageQuery,
  landingPagesQuery,
  informationPageQuery,
  errorPageQuery,
  emptyStateQuery,
  pageSeoQuery,
  pageSeosQuery,
  redirectsQuery,
  searchIntentsQuery,
  carQuery,
  carsQuery,
  vehiclePageQuery,
  vehiclePagesQuery,
  trimVariantsQuery,
  allTrimVariantsQuery,
  financeCalculatorQuery,
  fleetCalculatorQuery,
  runningCostsQuery,
  serviceCatalogueQuery,
  servicePricesQuery,
  allServicePricesQuery,
  offerQuery,
  offersQuery,
  leadFormQuery,
  thankYouPageQuery,
  articleQuery,
  articlesQuery,
  newsSectionQuery,
  campaignArticleQuery,
  campaignArticlesQuery,
  locationsQuery,
  usedCarPageQuery,
  serviceBookingQuery,
  campaignFormQuery,
  serviceConfirmationQuery,
  dashboardPageQuery,
  appointmentPageQuery,
  vehicleDetailsPageQuery,
];

export function queryNamed(name: string): AnyContentQuery | undefined {
  return persistedQueries.find((query) => query.name === name);
}
