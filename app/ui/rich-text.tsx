import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { parseRichText, type RichNode } from "#app/lib/text/rich-text.ts";
import { LocalLink } from "./navigation/local-link.tsx";

/** Text of an editor with the allowed tags (product/forms.md#rich-text). It becomes nodes, never markup. */
export function RichText({ text }: { text: string }) {
  return useMemo(() => parseRichText(text).map(rendered), [text]);
}

function rendered(node: RichNode, place: number): ReactNode {
  if (typeof node === "string") return <Fragment key={place}>{node}</Fragment>;
  const children = node.children.map(rendered);
  if (node.tag === "br") return <br key={place} />;
  // Emphasis has the house's weight: the family ends at 600, the browser's default is 700.
  const className = node.tag === "b" || node.tag === "strong" ? "font-medium" : undefined;
  if (node.tag !== "a") return createElement(node.tag, { key: place, className }, ...children);
  if (node.href === undefined) return <Fragment key={place}>{children}</Fragment>;
  return (
    <LocalLink key={place} to={node.href} className="underline underline-offset-4">
      {children}
    </LocalLink>
  );
}
