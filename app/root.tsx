import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { directionOf, fallbackLanguage } from "#app/i18n/language.ts";
import { siteContext } from "#app/platform/site-context.ts";
import type { Route } from "./+types/root.ts";
import "./ui/theme.css";

export { ErrorFallback as ErrorBoundary } from "#app/features/site/ui/error-fallback.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { language, brand, origin } = context.get(siteContext);
  return { language, brand, origin };
}

/** The document. Its language and direction come from the server, so nothing flips after it is shown. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
