import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { Outlet, useHref, useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { followChanges } from "../../browser/live/follow-changes.ts";
import { OfficeRefused } from "../../browser/office-client.ts";
import { makeQueryClient } from "../../browser/office-queries.ts";
import { officeWords } from "../../words.ts";
import { Loaded } from "../kit/states.tsx";
import { Palette } from "../palette/palette.tsx";
import { useLocationChoice } from "../place/location-choice.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Navigation } from "./navigation.tsx";
import { type OfficeSession, SessionContext } from "./session-context.ts";
import { SessionDialogs } from "./session-dialogs.tsx";
import { sessionQuery } from "./session-query.ts";

/** What stands around every screen: queries, changes as they happen, who is signed in, the menu. */
export function Frame() {
  const [client] = useState(makeQueryClient);
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => followChanges(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={language === "ar" ? "ar-QA-u-nu-latn" : "en-GB"}>
        <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
          <SignedIn />
          <SessionDialogs />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}

function SignedIn() {
  const language = useLanguage();
  const query = useQuery(sessionQuery(language));
  // What stands over it says so.
  if (
    query.data === undefined &&
    query.error instanceof OfficeRefused &&
    query.error.code === "not-signed-in"
  )
    return null;
  return <Loaded query={query}>{(session) => <Screens session={session} />}</Loaded>;
}

function Screens({ session }: { session: OfficeSession }) {
  const words = officeWords.of(useLanguage());
  const choice = useLocationChoice(session);
  return (
    <SessionContext value={{ session, ...choice }}>
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:p-3"
      >
        {words.skip}
      </a>
      <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-[var(--side-width)_1fr] lg:grid-rows-1">
        <Navigation />
        <main id="screen" tabIndex={-1} className="order-first min-w-0 outline-none lg:order-none">
          <ConnectionBanner />
          <Outlet />
        </main>
      </div>
      <Palette />
    </SessionContext>
  );
}
