import { createHash } from "node:crypto";

/** The bank's own look: calm paper and ink, one green. Logical properties only. */
export const bankStyle = `
:root { --ink: #14263b; --soft: #53637a; --line: #d5dce5; --field: #8492a6; --ground: #eef2f6; --paper: #fff; --green: #10664f;
  --green-deep: #0b4c3b; --mint: #e6f2ed; --amber: #fff4d6; --alarm: #b3261e; }
* { box-sizing: border-box; }
html { color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", Tahoma, sans-serif;
  -webkit-text-size-adjust: 100%; accent-color: var(--green); }
:lang(ar) { line-height: 1.7; }
body { margin: 0; min-block-size: 100dvh; display: grid; grid-template-rows: auto auto 1fr; }
.demo { margin: 0; padding: 10px 20px; text-align: center; font-size: .875rem; color: #5a4300; background: var(--amber); text-wrap: balance; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 12px; inset-block-start: 12px; padding: 8px 16px; color: #fff; background: var(--green-deep); z-index: 1; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; inline-size: 100%; max-inline-size: 960px; margin-inline: auto; padding: 16px 20px 8px; }
.bank { display: flex; align-items: center; gap: 12px; font-weight: 650; font-size: 1.0625rem; letter-spacing: -.01em; }
:lang(ar) .bank { letter-spacing: 0; }
.bank svg { flex: none; inline-size: 36px; block-size: 36px; color: var(--green); }
a { color: var(--green-deep); text-underline-offset: .2em; }
header a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 4px; text-decoration: none; font-weight: 500; }
main { inline-size: 100%; max-inline-size: 960px; margin-inline: auto; padding: 8px 20px 48px; display: grid; gap: 20px; align-content: start; }
.sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 20px 20px 16px; min-inline-size: 0; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -.015em; text-wrap: balance; }
:lang(ar) h1 { line-height: 1.5; letter-spacing: 0; }
h2 { margin: 0; font-size: 1rem; font-weight: 600; }
.lead { margin: 8px 0 0; color: var(--soft); text-wrap: pretty; }
.order { margin: 0 0 24px; padding: 16px 18px; display: grid; gap: 2px; background: var(--mint); border-radius: 8px; }
.order > div { display: flex; justify-content: space-between; gap: 4px 24px; align-items: baseline; }
.order dt { color: var(--soft); font-size: .9375rem; }
.order dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.order .sum dd { white-space: nowrap; font-size: 1.5rem; font-weight: 650; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
form { margin: 0; }
.fields { display: grid; gap: 18px; margin-block-start: 20px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
label { display: block; font-weight: 500; font-size: .9375rem; }
.hint { display: block; color: var(--soft); font-weight: 400; font-size: .8125rem; }
input { display: block; inline-size: 100%; min-block-size: 52px; margin-block-start: 6px; padding: 10px 14px; font: inherit; font-size: 1.0625rem; color: inherit;
  background: #fff; border: 1px solid var(--field); border-radius: 8px; }
input[dir="ltr"] { font-variant-numeric: tabular-nums; }
:lang(ar) input[dir="ltr"] { text-align: end; }
input:focus-visible, button:focus-visible, a:focus-visible, .button:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
input[aria-invalid="true"] { border-color: var(--alarm); box-shadow: inset 0 0 0 1px var(--alarm); }
.problem { margin: 6px 0 0; color: var(--alarm); font-size: .875rem; }
.notice { margin: 16px 0 0; padding: 12px 16px; border-radius: 8px; background: #fdecea; color: #7a1912; font-size: .9375rem; }
button, .button { display: grid; place-items: center; inline-size: 100%; min-block-size: 54px; margin-block-start: 24px; padding: 12px 20px; font: inherit; font-weight: 600; font-size: 1.0625rem;
  text-decoration: none; color: #fff; background: var(--green); border: 1px solid var(--green); border-radius: 8px; cursor: pointer; }
button:hover, .button:hover { background: var(--green-deep); }
button.plain { margin-block-start: 8px; color: var(--ink); background: transparent; border-color: transparent; font-weight: 500; text-decoration: underline; text-underline-offset: .2em; }
button.plain:hover { background: var(--ground); }
.code input { font-size: 1.5rem; letter-spacing: .3em; }
.sms { margin: 20px 0 0; padding: 14px 16px; background: var(--ground); border-radius: 4px 14px 14px 14px; }
:lang(ar) .sms { border-radius: 14px 4px 14px 14px; }
.sms small { display: block; color: var(--soft); }
.sms p { margin: 4px 0 0; }
.cards { margin: 12px 0 0; padding: 0; list-style: none; }
.cards li { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; padding-block: 10px; border-block-start: 1px solid var(--line); font-size: .9375rem; }
.cards code { justify-self: start; font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; user-select: all; }
.cards span { text-align: end; color: var(--soft); text-wrap: pretty; }
@media (max-width: 479px) { .cards li { grid-template-columns: 1fr; } .cards span { text-align: start; } }
@media (min-width: 820px) { main.two { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); align-items: start; } main:not(.two) { max-inline-size: 520px; } .sheet { padding: 28px 28px 20px; } }
`;

/** The policy of the bank's pages: nothing runs, nothing is loaded, forms go nowhere else. */
export const bankPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(bankStyle).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
