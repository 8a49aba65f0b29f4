import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import type { ConsentTexts } from "#app/features/analytics/ui/consent-texts.ts";
import type { Footer as FooterContent } from "#app/features/content/models/shell/footer.ts";
import type { Header as HeaderContent } from "#app/features/content/models/shell/header.ts";
import type { ProfileMenu } from "#app/features/content/models/shell/profile-menu.ts";
import { footerVariantOf, headerVariantOf } from "../rules/shell-variants.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Footer, FooterLine } from "./footer.tsx";
import { Header } from "./header.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";

export interface ShellContent {
  header: HeaderContent;
  footer: FooterContent;
  profileMenu: ProfileMenu;
  /** Absent where the importer asks nobody and counts nothing. */
  consent: ConsentTexts | undefined;
  year: number;
}

/** What a page's route says about itself through `handle`. */
export interface PageHandle {
  /** The page begins with a picture that the header may lie on: always, or where what it loaded says so. */
  opensWithPicture?: boolean | ((loaderData: unknown) => boolean);
}

/** Header and footer around a page, each in the variant that the path asks for. */
export function Shell({ content, children }: { content: ShellContent; children: ReactNode }) {
  const { pathname } = useLocation();
  const opensWithPicture = useMatches().some(({ handle, loaderData }) => {
    const opens = (handle as PageHandle | undefined)?.opensWithPicture;
    return typeof opens === "function" ? loaderData !== undefined && opens(loaderData) : opens;
  });
  const variant = headerVariantOf(pathname, opensWithPicture);
  const main = useFocusOnArrival(pathname);
  const FooterShown = footerVariantOf(pathname) === "line" ? FooterLine : Footer;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {variant !== "hidden" && (
        <Header
          content={content.header}
          variant={variant}
          account={<AccountMenu header={content.header} menu={content.profileMenu} />}
        />
      )}
      <main
        ref={main}
        id={contentId}
        tabIndex={-1}
        className={`grow outline-none ${variant === "filled" ? "pt-(--header-height) print:pt-0" : ""}`}
      >
        {children}
      </main>
      <FooterShown
        content={content.footer}
        logos={content.header.logos}
        year={content.year}
        path={pathname}
        privacyChoices={content.consent?.choicesLabel}
      />
    </div>
  );
}

/** On another page the keyboard and the screen reader start at its content, unless the page has put them somewhere. */
function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
