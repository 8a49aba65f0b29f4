import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { LinkAddress } from "#app/lib/address/href.ts";

export type LocalLinkProps<T extends string = string> = Omit<ComponentProps<typeof Link>, "to"> & {
  to: T & LinkAddress<T>;
};

/**
 * A link inside the site that keeps the language, so that the next address is complete from the start. A place on this
 * page (`#id`) keeps the whole query: what was chosen stays as it is.
 * An address of another kind (`https:`, `tel:`, `mailto:`) becomes an ordinary link.
 */
export function LocalLink<T extends string>({ to, ...rest }: LocalLinkProps<T>) {
  const language = useLanguage();
  const here = useLocation();
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
