import type { ComponentProps } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { LinkAddress } from "#app/lib/address/href.ts";
import { pathOf } from "#app/lib/address/path-of.ts";

export type LocalLinkProps<T extends string = string> = Omit<ComponentProps<typeof Link>, "to"> & {
  to: T & LinkAddress<T>;
};

/**
 * A link inside the site that keeps the language, so that the next address is complete from the start. A place on this
 * page (`#id`) keeps the whole query: what was chosen stays as it is.
 * An address of another kind (`https:`, `tel:`, `mailto:`) becomes an ordinary link. A link to a page that is not open on
 * this site is not shown.
 */
export function LocalLink<T extends string>({ to, ...rest }: LocalLinkProps<T>) {
  const language = useLanguage();
  const here = useLocation();
  const isClosed = useIsClosed(to);
  if (isClosed) return null;
  if (!/^[/#?]/.test(to)) {
    const { children, className } = rest;
    return (
      <a href={to} className={className} rel="noopener">
        {children}
      </a>
    );
  }
  const page = to.startsWith("#") ? here.pathname + here.search : here.pathname;
  return <Link {...rest} to={withLanguage(to.startsWith("/") ? to : page + to, language)} />;
}

/** Whether an address leads to a planned page that this site does not have (yet). */
function useIsClosed(address: string): boolean {
  const root = useRouteLoaderData<{ closedPaths?: readonly string[] }>("root");
  const path = pathOf(address);
  return root?.closedPaths?.some((closed) => path === closed || path.startsWith(`${closed}/`)) ?? false;
}
