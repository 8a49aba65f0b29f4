import type { Entry, EntryTexts } from "../rules/index/entry.ts";
import { type ContentOfBoth, inBoth, type SearchedContent } from "./searched-content.ts";

interface Page extends EntryTexts {
  readonly path: string;
}

/** Paths that are templates of others or second addresses of one page. */
const notPages = new Set(["/", "/listing", "/cpov-home"]);

/** The pages of the site by their path: those that search engines may list, and what the menu leads to. */
export function pageEntries(content: ContentOfBoth): Entry[] {
  const pages = { en: pagesOf(content.en), ar: pagesOf(content.ar) };
  const entries = inBoth(
    pages,
    ({ path }) => path,
    ({ path: _, ...texts }) => texts,
  );
  return entries.map(({ one, texts }) => ({ kind: "page", id: one.path, url: one.path, texts }));
}

function pagesOf({ pageSeos, landingPages, header }: SearchedContent): Page[] {
  const listed = pageSeos.filter(
    ({ canonicalTag, robots }) => robots === undefined && !notPages.has(canonicalTag),
  );
  const menu = (header?.menuTabFields ?? []).flatMap(({ tabs }) => tabs);
  const pages = listed.map(({ canonicalTag: path, pageTitle, description }): Page => {
    const landing = landingPages.find((one) => one.path === path);
    return {
      path,
      title: ownTitle(pageTitle),
      text: description,
      alsoKnownAs: [
        landing?.heroTitle,
        ...menu.filter((tab) => tab.subTabUrl === path).map((tab) => tab.subTabLabel),
      ]
        .filter(Boolean)
        .join(" "),
      body:
        landing?.blocks
          .flatMap(({ title, items }) => [title, ...(items ?? []).map((one) => one.title)])
          .join(" ") ?? "",
    };
  });
  const found = new Set(pages.map(({ path }) => path));
  const others = menu.filter(({ subTabUrl }) => !found.has(subTabUrl) && !subTabUrl.startsWith("/vehicle/"));
  for (const { subTabUrl: path, subTabLabel: title } of others) {
    const seo = pageSeos.find(({ canonicalTag }) => canonicalTag === path);
    pages.push({ path, title, text: seo?.description ?? "" });
  }
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** A page's title without the name of the site behind it. */
function ownTitle(pageTitle: string): string {
  return pageTitle.split(" | ")[0] ?? pageTitle;
}
