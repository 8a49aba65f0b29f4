import { useLocation } from "react-router";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { usePage } from "#app/platform/page/route-handle.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { siteWords } from "../words.ts";

const labels = {
  "/auto-parts": "publicParts",
  "/find-us": "publicLocations",
} as const;

interface WithoutScriptsProps {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
  /** Beside the page's own title it is a second one. By default it is the title of the page. */
  readonly heading?: "h1" | "h2";
}

/** Words where no script comes, with ways to go on: at once where they are off, after a while where the connection was cut. */
export function WithoutScripts({ title, text, phone, heading: Heading = "h1" }: WithoutScriptsProps) {
  const words = siteWords.of(useLanguage());
  const { pathname, search } = useLocation();
  const { publicPage = "/find-us" } = usePage().handle;
  return (
    <section className="shown-without-scripts grid max-w-xl gap-5" aria-labelledby="without-scripts">
      <Heading id="without-scripts" className="text-heading">
        {title}
      </Heading>
      <p className="text-ink-soft">{text}</p>
      <p>
        {words.beforeSignInCall}{" "}
        <a href={`tel:${phone}`} className="link whitespace-nowrap">
          <Ltr>{phoneInGroups(phone)}</Ltr>
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`${pathname}${search}`} reloadDocument>
          {words.reload}
        </LinkButton>
        <LinkButton to={href(publicPage)} variant="secondary">
          {words[labels[publicPage]]}
        </LinkButton>
      </div>
    </section>
  );
}

/** The same above a page that everybody may see and that its scripts alone can finish. It takes no room before it is shown. */
export function NeedsScripts({ phone }: Pick<WithoutScriptsProps, "phone">) {
  const words = siteWords.of(useLanguage());
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <div className="room-without-scripts">
      <div className="frame py-8">
        <WithoutScripts
          heading="h2"
          title={words.needsScriptsTitle}
          text={words.needsScriptsText}
          phone={phone}
        />
      </div>
    </div>
  );
}
