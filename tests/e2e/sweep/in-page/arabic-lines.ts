/**
 * Runs in an Arabic page: the lines of text that `part` shows, each block's as it is read, and the names that are read out; without
 * what somebody wrote. A percent sign that is drawn to the left of its number stands in `turned`, with the text around it.
 */
export function arabicLines(part = "body"): { readonly lines: string[]; readonly turned: string[] } {
  const written =
    "[translate=no], textarea, [dir=auto], [lang]:not([lang=ar]), script, style, template, noscript";
  const names = ["aria-label", "aria-description", "aria-valuetext", "alt", "placeholder", "title"];
  const blocks = new Map<Element, string>();
  const lines = new Set<string>();
  const turned = new Set<string>();
  for (const root of document.querySelectorAll(part)) {
    // A dialog may stand in an element that is one, too.
    if (root.parentElement?.closest(part)) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) read(walker.currentNode);
    // React Aria joins what it says aloud of a day by a Latin comma, which nobody sees.
    for (const element of [root, ...root.querySelectorAll("*")])
      for (const name of names)
        if (isShown(element) && element.closest("[role=grid]") === null)
          lines.add(element.getAttribute(name) ?? "");
  }
  for (const line of blocks.values()) lines.add(line.replace(/[\t\n\r ]+/g, " ").trim());
  return { lines: [...lines].filter((line) => /\d|,/.test(line)), turned: [...turned] };

  function isShown(element: Element): boolean {
    return element.closest(written) === null && element.checkVisibility({ visibilityProperty: true });
  }

  function read(text: Node): void {
    const element = text.parentElement;
    if (!element || !isShown(element)) return;
    const block = blockAround(element);
    blocks.set(block, (blocks.get(block) ?? "") + (text.textContent ?? ""));
    for (const { index } of (text.textContent ?? "").matchAll(/(?<=\d)%/g))
      if (boxOf(text, index).left < boxOf(text, index - 1).left)
        turned.add(block.textContent?.trim().slice(0, 60) ?? "");
  }

  function blockAround(element: Element): Element {
    let block = element;
    while (/^(?:inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement)
      block = block.parentElement;
    return block;
  }

  function boxOf(text: Node, at: number): DOMRect {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  }
}
