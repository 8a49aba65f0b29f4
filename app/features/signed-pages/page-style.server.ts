import { createHash } from "node:crypto";

/** What these pages have beyond the frame in which they stand. Logical properties only. */
export const pageStyle = `
main { max-inline-size: 560px; align-self: start; }
.facts { margin: 32px 0 0; border-block-start: 1px solid var(--line); }
.facts > div { padding-block: 14px; border-block-end: 1px solid var(--line); }
.facts dt { color: var(--sea-soft); font-size: .875rem; }
.facts dd { margin: 2px 0 0; }
.facts strong, .facts small, .line { display: block; font-weight: inherit; }
.facts strong { font-size: 1.125rem; font-weight: 500; }
.facts small { color: var(--sea-soft); font-size: .875rem; }
.facts .over { text-decoration: line-through; color: var(--sea-soft); }
.button.plain { color: var(--sea); background: transparent; border-color: var(--line-strong); }
.button.plain:hover { background: var(--sand); }
button.grave { background: var(--alarm); border-color: var(--alarm); }
button.grave:hover { background: #8f1d15; }
.calendars { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; margin-block-start: 24px; }
.calendars h2 { inline-size: 100%; margin: 0; font-size: .875rem; font-weight: 400; color: var(--sea-soft); }
.calendars a, .ways a { display: inline-flex; align-items: center; min-block-size: 44px; }
.ways { display: flex; justify-content: space-between; gap: 24px; margin-block-start: 16px; }
fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
legend { padding: 0; font-weight: 500; }
.slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 8px; margin-block-start: 8px; }
.slots label { position: relative; display: grid; place-items: center; min-block-size: 48px; padding: 6px 8px;
  font-weight: 400; font-size: .9375rem; line-height: 1.4; text-align: center; text-wrap: balance;
  background: #fff; border: 1px solid var(--line-strong); border-radius: 4px; cursor: pointer; }
.slots label:hover { border-color: var(--sea); }
.slots input { position: absolute; inset: 0; inline-size: 100%; min-block-size: 0; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
.slots label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 2px var(--accent); font-weight: 600; }
.slots label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.slots bdi { font-variant-numeric: tabular-nums; }
.commit { position: sticky; inset-block-end: 0; z-index: 1; margin: 16px -4px 0; padding: 12px 4px max(12px, env(safe-area-inset-bottom));
  background: var(--pearl); border-block-start: 1px solid var(--line); }
.commit button { inline-size: 100%; }
html:has(.commit) { scroll-padding-block-end: 96px; }
main h2 { margin: 40px 0 0; font-size: 1.25rem; font-weight: 500; }
main h2 + .facts { margin-block-start: 12px; }
.state { inline-size: fit-content; margin: 0 0 8px; padding: 2px 12px; font-size: .875rem; font-weight: 500; background: var(--sand); border: 1px solid var(--line); border-radius: 99px; }
input[type="file"] { font-weight: 400; font-size: .9375rem; }
input::file-selector-button { min-block-size: 36px; margin-block: -4px; margin-inline-end: 12px; padding: 4px 16px; font: inherit; font-weight: 500;
  color: var(--sea); background: var(--sand); border: 1px solid var(--line-strong); border-radius: 4px; cursor: pointer; }
.done { margin-block-start: 24px; padding: 16px; background: var(--sand); border-inline-start: 3px solid var(--accent); border-radius: 2px; }
.facts form { margin-block-start: 12px; }
.facts .ways { justify-content: flex-start; flex-wrap: wrap; gap: 0 24px; margin-block-start: 0; }
.typed { unicode-bidi: plaintext; white-space: pre-line; overflow-wrap: anywhere; }
button.plain { color: var(--sea); background: transparent; border-color: var(--line-strong); }
button.plain:hover { background: var(--sand); }
details { border-block-end: 1px solid var(--line); }
summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 52px; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ""; flex: none; inline-size: 8px; block-size: 8px; margin-inline-end: 4px; border: solid currentcolor; border-width: 0 1.5px 1.5px 0; rotate: 45deg; translate: 0 -2px; }
[open] > summary::after { rotate: 225deg; translate: 0 2px; }
details > p { margin: 0; color: var(--sea-soft); text-wrap: pretty; }
details > form { margin-block: 16px 24px; }
details img { display: block; inline-size: 100%; block-size: auto; margin-block-end: 16px; border-radius: 4px; }
details.apart { margin-block-start: 40px; border-block-start: 1px solid var(--line); }
.history { margin: 12px 0 0; padding: 0; list-style: none; }
.history li { padding-block: 10px; border-block-end: 1px solid var(--line); }
.history small { display: block; color: var(--sea-soft); font-size: .875rem; }
form .button { text-align: center; }
@media (min-width: 480px) { .actions { grid-template-columns: 1fr 1fr; } .actions > :only-child { grid-column: 1 / -1; } }
`;

/** The policy of these pages: no scripts, the frame's own files, forms to this site. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
