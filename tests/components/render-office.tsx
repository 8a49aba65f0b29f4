import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import type { RouteObject } from "react-router";
import officeStyles from "#app/features/office/browser/office.css?inline";
import { makeQueryClient } from "#app/features/office/browser/office-queries.ts";
import { type OfficeSession, SessionContext } from "#app/features/office/ui/frame/session-context.ts";
import { placesOfScreen } from "#app/features/office/ui/place/places-of-screen.ts";
import { everywhere, type Grant } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "./render.tsx";
import { sheetOf } from "./styles.ts";

const styles = sheetOf(officeStyles);

interface OfficeRenderOptions {
  language?: Language;
  /** In CSS pixels; a phone has 390. */
  width?: number;
  /** The address below `/office`. */
  at?: string;
  /** Other screens, as one that cannot be loaded. */
  routes?: RouteObject[];
  /** A manager everywhere, unless they are named. */
  grants?: Grant[];
  /** At one center, unless they are named. */
  locations?: OfficeSession["locations"];
  chooseLocation?: (id: string) => void;
}

const onlyLocation = { id: "al-sadd", name: "Al Sadd", kind: "service", timeZone: "Asia/Qatar" };

const counters = [{ id: "rimal-parts-salwa-road", name: "Rimal Parts Salwa Road" }];

/**
 * Renders a component as a screen of the office does: signed in at a center, in a language, with queries of its own. Its calls
 * are answered by `answerCalls`, under their whole path: `/office/api/...`.
 */
export function renderOffice(node: ReactNode, options: OfficeRenderOptions = {}) {
  const { grants = [{ role: "manager", place: everywhere }], language = "en", ...rest } = options;
  const { locations = [onlyLocation], chooseLocation = () => undefined, ...page } = rest;
  const member = { id: "staff-1", name: "Maryam Al Sulaiti", email: "maryam@example.qa" };
  const session: OfficeSession = { member, grants, device: null, locations, counters };
  const places = placesOfScreen(options.at ?? "/", session);
  const [location = null] = places;
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <I18nProvider locale={language === "ar" ? "ar-QA-u-nu-latn" : "en-GB"}>
        <SessionContext value={{ session, location, places, chooseLocation }}>{node}</SessionContext>
      </I18nProvider>
    </QueryClientProvider>,
    { ...page, language, styles },
  );
}
