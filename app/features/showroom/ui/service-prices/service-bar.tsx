import { LanguageSwitcher } from "#app/ui/navigation/language-switcher.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { BrandLogo } from "#app/ui/picture/brand-logo.tsx";

interface ServiceBarProps {
  logo: {
    logoImage: string;
    logoImageOnDark?: string | undefined;
    logoWidth: number;
    logoHeight: number;
    logoImageAlt: string;
    logoUrl: string;
  };
  languageSelector: { label: string; hint: string };
  ground: "light" | "dark";
}

/** The service pages stand outside the site's header: a logo and the other language. */
export function ServiceBar({ logo, languageSelector, ground }: ServiceBarProps) {
  const dark = ground === "dark";
  return (
    <header className={dark ? "on-dark bg-sea-950 text-on-dark" : "bg-pearl"}>
      <div className="frame flex min-h-20 items-center justify-between gap-6">
        <LocalLink to={logo.logoUrl} className="inline-flex min-h-11 items-center">
          <BrandLogo logo={logo} ground={ground} alt={logo.logoImageAlt} first />
        </LocalLink>
        <LanguageSwitcher {...languageSelector} />
      </div>
    </header>
  );
}
