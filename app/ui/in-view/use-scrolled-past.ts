import { useEffect, useState } from "react";

/** Whether the page has scrolled further than this. */
export function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > px);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [px]);
  return past;
}
