import { useEffect } from "react";

/** In the frame of a content editor header and hero stand still in the page (specification, section 4, "Author mode"). */
export function useAuthoring(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-authoring", window.parent !== window);
  }, []);
}
