import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come near the screen: then what it shows may be loaded. It stays near. */
export function useNear(element: RefObject<Element | null>, margin = "600px"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
}
