import { createHash } from "node:crypto";
import type { Language } from "#app/i18n/language.ts";
import { config } from "../config.server.ts";
import { log } from "../log.server.ts";
import { brandStyle } from "./brand-face.ts";
import { BrandFiles } from "./brand-files.server.ts";
import type { Identity } from "./identity.ts";

/** The files of all brands, as they were at the start of the process. */
export const brandFiles = new BrandFiles(config.contentFolder);
for (const file of brandFiles.mislabeled())
  log.error({ file: `brand/${file}` }, "authoring error: called .svg and no drawing; it is shown as png");

const style = brandStyle(config.served);

/** The policy entry that lets the brand's colors and face through, and no other style that stands in a page. */
export const brandStyleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const icon = brandFiles.get(`${config.brand}/icon.svg`);
const iconVersion = createHash("sha256")
  .update(`${icon?.hash} ${style} ${JSON.stringify(config.served.name)}`)
  .digest("hex")
  .slice(0, 8);

const identities: Readonly<Record<Language, Identity>> = { en: identityIn("en"), ar: identityIn("ar") };

/** The identity as a page in this language shows it. */
export function identity(language: Language): Identity {
  return identities[language];
}

function identityIn(language: Language): Identity {
  const script = language === "ar" ? "arabic" : "latin";
  return {
    name: config.served.name[language],
    style,
    headings: config.served.face.headings,
    hero: config.served.face.hero,
    themeColor: config.served.colors.ground,
    iconVersion,
    logo: brandFiles.addressOf(`${config.brand}/${script}.svg`),
    socialImage:
      brandFiles.addressOf(`${config.brand}/social.jpg`) ??
      brandFiles.addressOf(`${config.brand}/social.png`),
    accountsPicture: brandFiles.addressOf(`${config.brand}/accounts.webp`),
  };
}
