import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { storedSessionScript } from "#app/features/account/session/page-session.ts";
import { readersDigitsScript } from "#app/i18n/digits-cookie.ts";
import { directionOf, fallbackLanguage, type Language } from "#app/i18n/language.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import type { Identity } from "#app/platform/identity/identity.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { siteStyleId, WrittenHead } from "#app/platform/page/written-head.ts";
import type { Route } from "./+types/root.ts";

const readersScript = `${readersDigitsScript};${storedSessionScript}`;

export { ErrorFallback as ErrorBoundary } from "#app/features/site/ui/errors/error-fallback.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin, market, identity } = context.get(siteContext);
  return { language, origin, market, identity };
}

export const shouldRevalidate = revalidateOnNewPage;

/** The document. Language, direction and colors come from the server, so nothing changes after it is shown. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? fallbackLanguage;
  const { brand, zone, country, clock, digits, validation } = root?.market ?? {};
  return (
    <html
      suppressHydrationWarning
      lang={language}
      dir={directionOf(language)}
      data-brand={brand}
      data-zone={zone}
      data-country={country}
      data-clock={clock}
      data-digits={digits}
      data-validation={validation}
    >
      <head>
        <meta charSet="utf-8" />
        <ReadersChoices />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {root && <BrandHead identity={root.identity} language={language} />}
        <Meta />
        <Links />
        <StylesAndModules />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The styles stand in the page, so that nothing has to come before it is shown; scripts come at once, but behind its
 * pictures and letters. The style has no `precedence`: React would write it before title and description, and previews
 * of shared links read the first kilobytes alone.
 */
function StylesAndModules() {
  const { style, modules } = useContext(WrittenHead);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the built style sheet, nobody's text */}
      <style id={siteStyleId} dangerouslySetInnerHTML={{ __html: style }} />
      {modules.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
    </>
  );
}

/** The page is the same for all readers; this script alone knows which digits one of them chose, and who has a session. */
function ReadersChoices() {
  const { nonce } = useContext(WrittenHead);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this program, nobody's text
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: readersScript }} />;
}

/** The brand's colors, icons and manifest. The policy of a page lets this one style through by its hash. */
function BrandHead({ identity, language }: { identity: Identity; language: Language }) {
  const { style, themeColor, iconVersion } = identity;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours checked at the start, nobody's text */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={`/favicon.ico?v=${iconVersion}`} sizes="32x32" />
      <link rel="icon" href={`/brand/icon.svg?v=${iconVersion}`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/brand/icon-180.png?v=${iconVersion}`} />
      <link rel="manifest" href={`/brand/manifest-${language}.webmanifest?v=${iconVersion}`} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
