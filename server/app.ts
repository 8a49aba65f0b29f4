import { Hono, type MiddlewareHandler } from "hono";
import "#app/content-queries.ts";
import {
  confirmPhone,
  customerById,
  greetingNameIn,
  messageLanguageOf,
  notifyOfNewNumber,
} from "#app/features/account/account.server.ts";
import {
  accountApi,
  accountsSite,
  provideTextPlaces,
  verifyBearer,
} from "#app/features/account/api.server.ts";
import {
  addToActivities,
  addToCalendarFeed,
  bookingApi,
  calendarFeeds,
  claimGuestVisits,
  guestById,
  visitPages,
} from "#app/features/booking/api.server.ts";
import { campaignsApi } from "#app/features/campaigns/api.server.ts";
import { contentApi } from "#app/features/content/api.server.ts";
import { documentsApi, pagePictures, paperPages } from "#app/features/documents/api.server.ts";
import { dueDatesApi, dueEntries } from "#app/features/due-dates/api.server.ts";
import { garageApi, linkRequestPages, odometersOfVehicles } from "#app/features/garage/api.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { type OfficeAssets, officeSite, provideOrderSource } from "#app/features/office/api.server.ts";
import { orderActivitySource, orderPapers, ordersApi, stockImport } from "#app/features/orders/api.server.ts";
import { partsApi, partsImport } from "#app/features/parts/api.server.ts";
import { demoBank, paymentNotifications, paymentsApi } from "#app/features/payments/api.server.ts";
import { phoneApi, provideCustomers, releaseNumber, textPlaceOf } from "#app/features/phone/api.server.ts";
import { preownedApi, stockFeeds, stockUpload } from "#app/features/preowned/api.server.ts";
import { exportDownloads, privacyApi } from "#app/features/privacy/api.server.ts";
import { schedulingApi } from "#app/features/scheduling/api.server.ts";
import { searchApi } from "#app/features/search/api.server.ts";
import { brochures } from "#app/features/showroom/api.server.ts";
import { drivePages, showroomPages, testDriveApi } from "#app/features/test-drive/api.server.ts";
import { openedTimeLinks, waitingListApi } from "#app/features/waiting-list/api.server.ts";
import {
  claimVisits,
  extraWorkPages,
  provideGuests,
  provideOdometers,
  workshopApi,
} from "#app/features/workshop/api.server.ts";
import { apiApp, isUnstorable } from "#app/platform/api/api-app.server.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { isUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import "#app/platform/personal-data/platform-data.server.ts";
import { apiDocumentation } from "./api-document/documentation-page.ts";
import { brandHost, faviconIco } from "./brand/brand-host.ts";
import { inReadersDigits } from "./http/readers-digits.ts";
import { thisMachineAlone } from "./http/this-machine.ts";
import { wellKnown } from "./http/well-known.ts";
import { importerProxy } from "./importer-proxy.ts";
import { messageReports } from "./message-reports.ts";
import { operations } from "./operations.ts";
import { logRefusedAccess } from "./refused-access.ts";
import { demoAuthenticatorPage } from "./tool-pages/demo-authenticator.ts";
import { outboxPage } from "./tool-pages/outbox-page.ts";

// Leaves that know nothing of each other: whose number it is, account alone can say.
provideCustomers({
  async contactOf(trx, customerId) {
    const customer = await customerById(customerId, trx);
    const email = customer?.emails[0]?.email;
    if (customer === undefined || email === undefined) return undefined;
    const phone = customer.phones[0]?.phoneNumber;
    const language = (await messageLanguageOf([customerId], trx)).get(customerId);
    const greetingName = { en: greetingNameIn(customer, "en"), ar: greetingNameIn(customer, "ar") };
    return { email, greetingName, phone, language };
  },
  notifyOfNewNumber,
  async setPhone(trx, customerId, phone, at) {
    await confirmPhone(trx, customerId, phone, at);
    // Visits of a guest whom a desk knew by this number alone.
    for (const guestId of await claimGuestVisits(trx, customerId, phone))
      await claimVisits(trx, guestId, customerId);
  },
});

provideTextPlaces(textPlaceOf, releaseNumber);
provideGuests(guestById);
provideOdometers(odometersOfVehicles);

addToCalendarFeed(dueEntries);
addToActivities(orderActivitySource);
provideOrderSource(orderActivitySource);

const partsFiles = { secret: config.env.MARSA_PARTS_SECRET, mostBytes: config.limits.partsFileBytes };

/** The features whose calls the API consists of. */
export const apiFeatures = [
  accountApi,
  phoneApi,
  paymentsApi,
  documentsApi,
  garageApi,
  schedulingApi,
  bookingApi,
  campaignsApi,
  waitingListApi,
  workshopApi,
  ordersApi,
  dueDatesApi,
  leadsApi,
  searchApi,
  partsApi,
  preownedApi,
  testDriveApi,
  privacyApi,
];

const noOffice: OfficeAssets = { scripts: [], styles: [], preloads: [], isDevelopment: false };

/** Whose pages the server writes for each reader; those of the site are the same for all. */
const writtenPages = ["accounts", "visit", "extra-work", "drive", "showroom", "link-request", "paper", "w"];

/** What is unavailable may be there soon: crawlers and clients come again instead of forgetting the address. */
const sayWhenToRetry: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 503 && !context.res.headers.has("Retry-After"))
    context.header("Retry-After", "10");
};

/** Everything that answers below its own path but pictures: API, documentation, content source, accounts, office, brand, operation. */
export function createApp(isReady: () => Promise<boolean>, office = noOffice): Hono {
  const app = new Hono();
  app.use(logRefusedAccess, sayWhenToRetry);
  for (const place of writtenPages) app.use(`/${place}/*`, inReadersDigits);
  app.route("/", operations(isReady));
  app.route("/api/docs", apiDocumentation(apiFeatures.flatMap((feature) => feature.calls)));
  app.route("/api/v1/cpov/stock", stockUpload);
  app.route("/api/v3/parts/import", partsImport(partsFiles));
  app.route("/api/v3/parts/import", stockImport(partsFiles));
  for (const [base, address] of [
    ["v1", config.backends.apiV1],
    ["v3", config.backends.apiV3],
  ] as const) {
    if (address !== undefined) app.route(`/api/${base}`, importerProxy(address));
  }
  app.route("/api", apiApp(apiFeatures, verifyBearer));
  const { content } = config.backends;
  app.route("/graphql", content === undefined ? contentApi : importerProxy(content));
  app.route("/accounts", accountsSite);
  app.route("/office", officeSite(office));
  app.route("/calendar", calendarFeeds);
  app.route("/w", openedTimeLinks);
  app.route("/visit", visitPages);
  app.route("/extra-work", extraWorkPages);
  app.route("/drive", drivePages);
  app.route("/showroom", showroomPages);
  app.route("/link-request", linkRequestPages);
  app.route("/paper", paperPages);
  app.route("/papers", pagePictures);
  app.route("/feeds", stockFeeds);
  app.route("/reports", messageReports());
  app.route("/copies", exportDownloads);
  app.route("/order-papers", orderPapers);
  app.route("/bank", demoBank);
  app.route("/payments/notifications", paymentNotifications);
  app.route("/brand", brandHost);
  app.route("/brochures", brochures);
  app.get("/favicon.ico", faviconIco);
  app.route("/.well-known", wellKnown);
  app.use("/dev/*", thisMachineAlone);
  if (config.env.MARSA_OUTBOX === "on") {
    app.route("/dev/outbox", outboxPage());
    if (config.env.MARSA_DEMO === "on") app.route("/dev/authenticator", demoAuthenticatorPage());
  }
  app.onError((error, context) => {
    // No row has a key that cannot be stored.
    if (isUnstorable(error)) return context.notFound();
    log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "server");
    const { status, en, ar } = commonRefusals[isUnavailable(error) ? "unavailable" : "internal"];
    return context.text(`${en}\n${ar}\n`, status as 500, { "Cache-Control": "no-store" });
  });
  return app;
}

/** The first path segments that `createApp` answers; every other path belongs to the site. */
export const ownPlaces = [
  ...["api", "graphql", "accounts", "office", "calendar", "visit", "extra-work", "drive", "showroom"],
  ...[
    "link-request",
    "paper",
    "papers",
    "w",
    "feeds",
    "reports",
    "copies",
    "order-papers",
    "bank",
    "payments",
  ],
  ...[".well-known", "brand", "brochures", "favicon.ico", "dev", "healthz", "readyz", "metrics"],
] as const;
export const ownPaths = new RegExp(`^/(${ownPlaces.join("|").replaceAll(".", "\\.")})(/|$|\\?)`);
