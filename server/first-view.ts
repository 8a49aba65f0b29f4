import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { waitForFirstView } from "#app/ui/late/wait-for-first-view.ts";

/** The built style sheets of the site by their addresses. */
export type StyleSheets = ReadonlyMap<string, string>;

/** Reads the style sheets of the built site. One that would end the style around it stays a file. */
export async function styleSheetsBelow(folder: string): Promise<StyleSheets> {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".css"));
  const sheets = new Map<string, string>();
  for (const name of names) {
    const sheet = await readFile(join(folder, "assets", name), "utf8");
    if (!/<\/style/i.test(sheet)) sheets.set(`/assets/${name}`, sheet);
  }
  return sheets;
}

/** A page whose first view waits for nothing but itself, and the policy entry of the style that stands in it. */
interface FirstView {
  readonly html: string;
  readonly styles: readonly string[];
}

/** The longest that the modules of a page wait for its first picture. */
const patienceMs = 3_000;
const waitingScript = `(${waitForFirstView.toString()})(${patienceMs})`;

/**
 * Puts what the first view needs into a rendered page, and what it does not need behind it (decision 025): its style
 * sheets stand in it, with their links switched off; its modules wait until the first view has been painted. Only links
 * and scripts that bear the nonce of this rendering are touched.
 */
export function firstViewFirst(rendered: string, nonce: string, sheets: StyleSheets): FirstView {
  if (nonce === "") return { html: rendered, styles: [] };
  const { html, styles } = withStyles(rendered, nonce, sheets);
  return { html: withWaitingModules(html, nonce), styles };
}

/** Preloads and scripts of modules do nothing by themselves any more; a script at the end of the head begins them. */
function withWaitingModules(html: string, nonce: string): string {
  const modules = [...html.matchAll(/<script\b[^>]*>/g)].filter(
    ([tag]) => tag.includes(` nonce="${nonce}"`) && tag.includes(' type="module"'),
  );
  if (modules.length !== 1) return html;
  let later = html;
  for (const { tag } of ownLinks(html, nonce, "modulepreload"))
    later = later.replace(tag, () => tag.replace(' rel="modulepreload"', ' rel="later"'));
  for (const [tag] of modules)
    later = later.replace(tag, () =>
      tag.replace(' type="module"', ' type="text/later"').replace(' async=""', ""),
    );
  return later.replace("</head>", () => `<script nonce="${nonce}">${waitingScript}</script></head>`);
}

function withStyles(rendered: string, nonce: string, sheets: StyleSheets): FirstView {
  const links = ownLinks(rendered, nonce, "stylesheet");
  const found = links.flatMap(({ tag, href }) => {
    // Vite marks a sheet that parts of several pages share by an empty fragment.
    const sheet = sheets.get(href.replace(/#$/, ""));
    return sheet === undefined ? [] : [{ tag, sheet }];
  });
  const [first] = found;
  if (first === undefined) return { html: rendered, styles: [] };
  const style = found.map(({ sheet }) => sheet).join("\n");
  let html = rendered.replace(first.tag, (tag) => `<style>${style}</style>${tag}`);
  // The link stays, for React and for parts that ask whether their sheet is there; switched off it is not fetched.
  for (const { tag } of found) html = html.replace(tag, () => tag.replace("<link ", '<link disabled="" '));
  const hash = createHash("sha256").update(style).digest("base64");
  return { html, styles: [`'sha256-${hash}'`] };
}

function ownLinks(html: string, nonce: string, rel: string): { tag: string; href: string }[] {
  return [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) => {
    const href = / href="([^"]+)"/.exec(tag)?.[1];
    const isOwn = tag.includes(` nonce="${nonce}"`) && tag.includes(` rel="${rel}"`);
    return isOwn && href ? [{ tag, href }] : [];
  });
}
