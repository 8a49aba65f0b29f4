import { useEffect, useState } from "react";

/** Whether one of these places, or the end of the page, is on the screen. */
export function useOnScreen(ids: readonly string[] = []): boolean {
  const [seen, setSeen] = useState(false);
  const key = ids.join(" ");
  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setSeen(inSight.size > 0);
    });
    for (const id of key.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    // What lies over the page's end could not be moved clear of it.
    for (const end of document.querySelectorAll("[data-page-end]")) observer.observe(end);
    return () => observer.disconnect();
  }, [key]);
  return seen;
}
