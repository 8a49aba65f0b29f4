import { html, raw } from "hono/html";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { config, origin } from "../config.server.ts";
import { brandFiles } from "../identity/identity.server.ts";
import type { EmailContent, Fact, Highlight, Link } from "./email-content.ts";
import { greetingOf } from "./greeting.ts";

const { colors, name: brandName } = config.served;
const { inkFaint: quiet, line } = colors;
/** Clients that know neither `<style>` nor the mode of the device show the inline styles, which are the light ones. */
const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${colors.dark}!important}.card{background:#12262f!important;border-color:#2b414b!important}
.ink{color:#f4f1ea!important}.quiet{color:${colors.onDarkSoft}!important}.rule{border-color:#2b414b!important}
.soft{background:#1a353f!important}.link{color:${colors.accentOnDark}!important}
.button{background:${colors.accentOnDark}!important}.button a{color:${colors.dark}!important}}
@media (max-width:419px){.card-in{padding:28px 20px!important}.wide{width:100%!important}.wide a{display:block!important}}`;

/** An email as HTML for mail clients: tables, inline styles, 560 px at the widest, light and dark, either direction. */
export async function emailHtml(content: EmailContent): Promise<string> {
  const { language, subject, preview, title, paragraphs, highlight, facts = [], note, link, ways } = content;
  const align = directionOf(language) === "rtl" ? "right" : "left";
  // The blanks keep clients from filling the preview with what comes after it.
  const hidden =
    "display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:transparent";
  return String(
    await html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="x-apple-disable-message-reformatting">
<title>${subject}</title><style>${raw(darkMode)}</style></head>
<body class="ground" style="margin:0;padding:0;background:${colors.ground};-webkit-text-size-adjust:100%">
<div style="${hidden}">${preview}${raw("&#847;&zwnj;&nbsp;".repeat(40))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.ground}"><tr>
<td align="center" style="padding:24px 12px 40px;font-family:${raw(fonts(language))}">
${raw('<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${directionOf(language)}" style="max-width:560px;margin:0 auto;text-align:${align}">
<tr><td style="padding:0 8px 20px">${sender(language)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid ${line};border-top:4px solid ${colors.accent};border-radius:6px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="card-in" style="padding:36px 36px 40px;text-align:${align}">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:1.3;font-weight:600;color:${colors.ink}">${title}</h1>
${[greetingOf(content), ...paragraphs].map(
  (text) =>
    html`<p class="ink" style="margin:0 0 14px;font-size:16px;line-height:1.65;color:${colors.ink}">${text}</p>`,
)}
${highlight === undefined ? "" : highlightRow(highlight)}
${facts.length === 0 ? "" : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 0">${facts.map(factRow)}</table>`}
${buttonRow(content.button)}
${link === undefined ? "" : html`<p style="margin:18px 0 0;font-size:16px;line-height:1.5">${anchor(link)}</p>`}
${ways === undefined ? "" : waysRow(ways)}
${note === undefined ? "" : html`<p class="quiet" style="margin:26px 0 0;font-size:14px;line-height:1.6;color:${quiet}">${note}</p>`}
</td></tr></table></td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:${quiet}">${brandName[language]} · ${config.importer.name[language]}</td></tr>
</table>
${raw("<!--[if mso]></td></tr></table><![endif]-->")}
</td></tr></table>
</body>
</html>`,
  );
}

function fonts(language: Language): string {
  return language === "ar"
    ? "'Segoe UI',Tahoma,'Geeza Pro',Arial,sans-serif"
    : "'Segoe UI',Helvetica,Arial,sans-serif";
}

/** The brand's icon beside its name: a picture that a client leaves out takes nothing away. */
function sender(language: Language) {
  const name = html`<td class="ink" style="font-size:18px;font-weight:600;color:${colors.ink}">${brandName[language]}</td>`;
  if (brandFiles.get(`${config.brand}/icon.svg`) === undefined)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${name}</tr></table>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-inline-end:12px"><img src="${origin()}/brand/icon-192.png" width="40" height="40" alt="" style="display:block;border:0;border-radius:8px"></td>${name}</tr></table>`;
}

function highlightRow({ day, hours, zone, isOver }: Highlight) {
  const struck = isOver ? "text-decoration:line-through;" : "";
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 0"><tr>
<td class="soft" style="background:${colors.accentSoft};border-radius:6px;padding:18px 20px">
<div class="ink" style="${struck}font-size:17px;line-height:1.5;color:${colors.ink}">${day}</div>
<div class="ink" style="${struck}font-size:28px;line-height:1.3;font-weight:600;color:${colors.ink}"><bdi>${hours}</bdi></div>
<div class="quiet" style="font-size:14px;line-height:1.6;color:#4a5a61">${zone}</div></td></tr></table>`;
}

/** The name above the value, so that a row is the same at 320 px and at 640 px. */
function factRow({ name, value, code = "", link }: Fact) {
  return html`<tr><td class="rule" style="padding:14px 0;border-bottom:1px solid ${line}">
<div class="quiet" style="font-size:14px;line-height:1.5;color:${quiet}">${name}</div>
<div class="ink" style="font-size:16px;line-height:1.6;white-space:pre-line;color:${colors.ink}">${value}${value !== "" && code !== "" ? " " : ""}${code === "" ? "" : html`<bdi dir="ltr">${code}</bdi>`}</div>
${link === undefined ? "" : html`<div style="font-size:15px;line-height:1.6">${anchor(link)}</div>`}</td></tr>`;
}

function buttonRow({ label, href }: Link) {
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr>
<td class="button" align="center" style="background:${colors.accent};border-radius:4px"><a href="${href}" target="_top" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.4;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;
}

function waysRow({ name, links }: NonNullable<EmailContent["ways"]>) {
  return html`<p style="margin:18px 0 0;font-size:15px;line-height:2"><span class="quiet" style="color:${quiet}">${name}:</span>
${links.map((link, place) => html`${place === 0 ? "" : " · "}${anchor(link)}`)}</p>`;
}

function anchor({ label, href }: Link) {
  return html`<a class="link" href="${href}" target="_top" style="color:${colors.accent};text-decoration:underline">${label}</a>`;
}
