type Attributes = readonly (readonly [name: string, value: string])[];

/** A page as it was before the first test of it. */
export interface PageAtFirst {
  readonly address: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly elements: ReadonlySet<Element>;
  /** Whether the pointer is over the page since it was taken off. */
  readonly hasPointer: () => boolean;
}

export function pageAtFirst(): PageAtFirst {
  const { documentElement, body } = document;
  let hasPointer = false;
  addEventListener("pointermove", () => (hasPointer = true), { capture: true });
  documentElement.addEventListener("pointerleave", () => (hasPointer = false));
  return {
    address: location.href,
    html: attributesOf(documentElement),
    body: attributesOf(body),
    elements: new Set(body.children),
    hasPointer: () => hasPointer,
  };
}

/** Takes away what a test has left on the page that all tests share, in the order in which it might come back. */
export function leavePage({ address, html, body, elements }: PageAtFirst): void {
  // Toasts stand beside the page until somebody dismisses them.
  for (const button of document.querySelectorAll<HTMLElement>(".toasts [data-analytics=dismiss]"))
    button.click();
  for (const element of [...document.body.children]) if (!elements.has(element)) element.remove();
  resetAttributes(document.documentElement, html);
  resetAttributes(document.body, body);
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split("; ")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the site writes its own in this way
    document.cookie = `${pair.split("=")[0]}=; Path=/; Max-Age=0`;
  }
  if (location.href !== address || history.state !== null) history.replaceState(null, "", address);
  document.title = "";
  getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
}

const attributesOf = (element: Element): Attributes =>
  [...element.attributes].map(({ name, value }) => [name, value]);

function resetAttributes(element: Element, attributes: Attributes): void {
  const names = new Set(attributes.map(([name]) => name));
  for (const { name } of [...element.attributes]) if (!names.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
