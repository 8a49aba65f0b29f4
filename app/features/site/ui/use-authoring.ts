import { useEffect } from "react";

/** In the frame of a content editor header and hero stand still in the page. */
export function useAuthoring(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-authoring", window.parent !== window);
  }, []);
}
