import { directionOf, type Language } from "#app/i18n/language.ts";
import type { BrandColors } from "#app/platform/identity/brand-colors.ts";
import type { Identity } from "#app/platform/identity/identity.ts";

/** What a phone needs to put the site on its home screen, in one language. The icon fills its square: it may be masked. */
export function webManifest({ name, iconVersion }: Identity, language: Language, colors: BrandColors) {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/brand/icon-${size}.png?v=${iconVersion}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: `/?lang=${language}`,
    scope: "/",
    display: "minimal-ui",
    background_color: colors.ground,
    theme_color: colors.ground,
    icons: [
      { src: `/brand/icon.svg?v=${iconVersion}`, sizes: "any", type: "image/svg+xml" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  };
}
