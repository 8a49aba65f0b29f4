import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberSwitchedLanguage } from "#app/i18n/language-cookie.ts";
import { putLanguageInAddress } from "#app/i18n/language-in-address.ts";
import { siteStyleId, WrittenHead } from "#app/platform/page/written-head.ts";

// Before the router reads the address, so that no navigation of its own is needed for it.
rememberSwitchedLanguage();
putLanguageInAddress();

// A page that React writes anew, after an error, keeps its style.
const written = { style: document.getElementById(siteStyleId)?.textContent ?? "", modules: [] };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WrittenHead value={written}>
        <HydratedRouter />
      </WrittenHead>
    </StrictMode>,
    // React has mended it already: it is no uncaught error of the window, which would lead to the error page.
    // biome-ignore lint/suspicious/noConsole: developers see it where React would have shown it
    { onRecoverableError: (error) => console.error(error) },
  );
});
