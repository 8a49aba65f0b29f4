import { Hono } from "hono";
import { isLanguage } from "#app/i18n/language.ts";
import { readersDigits } from "#app/platform/page/readers-digits.server.ts";
import { officeCalls } from "./server/answers/office-calls.server.ts";
import { setLanguageCookie } from "./server/cookies.server.ts";
import { type OfficeAssets, officeDocument, officePolicy } from "./server/document.server.ts";
import { officeApi } from "./server/office-api.server.ts";
import "./server/wire-features.server.ts";
import { deviceSignIn } from "./server/device-sign-in.server.ts";
import {
  beginRequest,
  deviceOfRequest,
  refuseForeign,
  requireSession,
  sessionOfRequest,
} from "./server/guard.server.ts";
import { leadExport } from "./server/leads/lead-export.server.ts";
import { answerLive } from "./server/live.server.ts";
import type { OfficeEnv } from "./server/office-env.server.ts";
import { orderPaperRoutes } from "./server/orders/order-paper.server.ts";
import { documentPageRoutes } from "./server/people/document-pages.server.ts";
import { auditExport } from "./server/settings/audit-export.server.ts";
import { processingRecord } from "./server/settings/processing-record.server.ts";
import { signInRoutes } from "./server/sign-in.server.ts";
import { visitFileRoutes } from "./server/visits/visit-files.server.ts";

/** The host begins and ends it. */
export { chainInBackground } from "#app/features/staff/staff.server.ts";
export type { OfficeAssets } from "./server/document.server.ts";
/** The host names whose orders of parts a customer's screen shows. */
export { provideOrderSource } from "./server/people/order-source.server.ts";

/** Everything below /office: sign-in, calls, the stream of changes, and the document of the screens. */
export function officeSite(assets: OfficeAssets): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.use(beginRequest);
  app.route("/device", deviceSignIn);
  app.route("/api", officeApi(officeCalls));
  app.get("/live", refuseForeign, requireSession, answerLive);
  app.route("/files", visitFileRoutes);
  app.route("/files", documentPageRoutes);
  app.route("/papers", orderPaperRoutes);
  app.route("/export", leadExport);
  app.route("/export", auditExport);
  app.route("/export", processingRecord);
  app.route("/", signInRoutes);
  app.get("*", async (context) => {
    const url = new URL(context.req.url);
    const chosen = url.searchParams.get("lang");
    if (isLanguage(chosen)) {
      setLanguageCookie(context, chosen);
      url.searchParams.delete("lang");
      return context.redirect(url.pathname + url.search, 303);
    }
    // A shared device has a screen of its own on which people change.
    const entered = (await sessionOfRequest(context)) ?? (await deviceOfRequest(context));
    if (entered === undefined)
      return context.redirect(`/office/sign-in?return=${encodeURIComponent(url.pathname + url.search)}`, 303);
    if (!assets.isDevelopment) context.header("Content-Security-Policy", officePolicy());
    return context.html(await officeDocument(context.var.language, readersDigits(context), assets));
  });
  return app;
}
