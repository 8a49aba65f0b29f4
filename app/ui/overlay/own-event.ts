import type { SyntheticEvent } from "react";

/**
 * A handler for events of the element itself. React hands `cancel`, `close`, `toggle` and `beforetoggle` of a dialog, a popover or
 * a file field on to every component around it, though in the browser most of them stay with their element: Escape in a calendar
 * would close the form around it too.
 */
export function ownEvent<E extends SyntheticEvent>(handle: (event: E) => void): (event: E) => void {
  return (event) => {
    if (event.target === event.currentTarget) handle(event);
  };
}
