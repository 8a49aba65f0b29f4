import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** The look of the pages for developers: documentation and outbox. Plain, readable, no scripts. */
const style = `
:root { color-scheme: light; font: 16px/1.6 system-ui, sans-serif; color: #14252b; background: #faf8f4; }
body { max-inline-size: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 6rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
a { color: #0b5d67; }
code, pre { font: .8125rem/1.55 ui-monospace, monospace; }
pre { overflow: auto; padding: .75rem 1rem; background: #fff; border: 1px solid #ddd6ca; border-radius: 4px; }
article { border-block-start: 1px solid #ddd6ca; padding-block: 1.25rem; }
summary { cursor: pointer; padding-block: .5rem; min-block-size: 1.75rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid #eae4d9; }
.tag { font-weight: 600; color: #0b5d67; }
.quiet { color: #54636a; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.sms { max-inline-size: 26rem; padding: .75rem 1rem; border-radius: 1rem; background: #e3eff0; }
iframe { inline-size: 100%; block-size: 30rem; border: 1px solid #ddd6ca; background: #fff; }
`;

/** The policy of these pages: their one stylesheet by its hash, frames of this site, nothing else. */
export const toolPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function toolPage(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(style)}</style></head>
<body><main>${body}</main></body>
</html>`;
}
