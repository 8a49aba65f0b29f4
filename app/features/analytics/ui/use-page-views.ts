import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { track } from "../track.ts";

/** Reports every page that is shown: the first one, each navigation, and the change of the language. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  // Another query on the same page is no other page; the campaign is that of the address when it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const query = new URLSearchParams(search);
    const utmCampaign = codeIn(query.get("utm_campaign"));
    const campaign = codeIn(query.get("campaign"));
    track({ event: "page_view", page: pathname, title: document.title, language, utmCampaign, campaign });
  }, [pathname, language]);
}

/** The code of a campaign, and nothing that was typed into an address by hand. */
function codeIn(value: string | null): string | undefined {
  return value !== null && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}
