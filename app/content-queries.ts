import { consentQuery } from "#app/features/analytics/content/consent.ts";
import { appointmentPageQuery } from "#app/features/booking/content/appointment-page.ts";
import { serviceBookingQuery } from "#app/features/booking/content/service-booking.ts";
import { serviceConfirmationQuery } from "#app/features/booking/content/service-confirmation.ts";
import { campaignFormQuery } from "#app/features/campaigns/content/campaign-form.ts";
import { persistQueries } from "#app/features/content/persisted-queries.ts";
import { dashboardPageQuery } from "#app/features/dashboard/content/dashboard-page.ts";
import { vehicleDetailsPageQuery } from "#app/features/dashboard/content/vehicle-details-page.ts";
import { documentsPageQuery } from "#app/features/documents/content/documents-page.ts";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { usedCarPageQuery } from "#app/features/preowned/content/used-car-page.ts";
import { searchIntentsQuery } from "#app/features/search/content/search-intent.ts";
import { articleQuery, articlesQuery } from "#app/features/showroom/content/article.ts";
import {
  campaignArticleQuery,
  campaignArticlesQuery,
} from "#app/features/showroom/content/campaign-article.ts";
import { carQuery, carsQuery } from "#app/features/showroom/content/car.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { fleetCalculatorQuery } from "#app/features/showroom/content/fleet-calculator.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { newsSectionQuery } from "#app/features/showroom/content/news-section.ts";
import { offerQuery, offersQuery } from "#app/features/showroom/content/offer.ts";
import { runningCostsQuery } from "#app/features/showroom/content/running-costs.ts";
import { serviceCatalogueQuery } from "#app/features/showroom/content/service-catalogue.ts";
import { allServicePricesQuery, servicePricesQuery } from "#app/features/showroom/content/service-price.ts";
import { thankYouPageQuery } from "#app/features/showroom/content/thank-you-page.ts";
import { allTrimVariantsQuery, trimVariantsQuery } from "#app/features/showroom/content/trim-variant.ts";
import { vehiclePageQuery, vehiclePagesQuery } from "#app/features/showroom/content/vehicle-page.ts";
import { homePageQuery } from "#app/features/site/content/home-page.ts";
import { informationPageQuery } from "#app/features/site/content/information-page.ts";
import { linkPopupQuery } from "#app/features/site/content/link-popup.ts";
import { profileMenuQuery } from "#app/features/site/content/profile-menu.ts";
import { redirectsQuery } from "#app/features/site/content/redirects.ts";
import { ribbonQuery } from "#app/features/site/content/ribbon.ts";
import { testDrivePageQuery } from "#app/features/test-drive/content/test-drive-page.ts";
import type { AnyContentQuery } from "#app/platform/content/content-query.ts";
import { errorPageQuery } from "#app/platform/content/error-page.ts";
import { footerQuery } from "#app/platform/content/footer.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { landingPageQuery, landingPagesQuery } from "#app/platform/content/landing-page.ts";
import { pageSeoQuery, pageSeosQuery } from "#app/platform/content/page-seo.ts";

/** Every query that the built-in content source answers, and by them every model that it accepts (decision 064). */
export const contentQueries: readonly AnyContentQuery[] = [
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
  documentsPageQuery,
  testDrivePageQuery,
];
persistQueries(contentQueries);
