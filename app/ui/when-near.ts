/** How far below the screen a place is still near. */
const margin = "800px";

/**
 * For `lazy()`: what the server rendered stays readable HTML, and its script arrives when its place comes near or the
 * visitor first uses the page. On the server, and where the place is not in the page yet, it is loaded at once.
 */
export function whenNear<T>(placeId: string, load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(placeId);
    if (place) await nearOrUsed(place);
    return load();
  };
}

/** A link may lead there as well: whoever touches the page or a key may need it next. */
const uses = ["pointerdown", "keydown", "popstate"] as const;

function nearOrUsed(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    const arrive = () => {
      observer.disconnect();
      for (const use of uses) removeEventListener(use, arrive, true);
      resolve();
    };
    observer.observe(place);
    for (const use of uses) addEventListener(use, arrive, true);
  });
}
