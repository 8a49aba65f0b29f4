/**
 * Which drawer of the header is open (product/behavior.md#drawers). Hovering opens one for as long as the
 * pointer stays; a press keeps it open until another press, Escape, a choice, or the focus leaving it.
 */
export interface OpenDrawer {
  readonly id: string | null;
  readonly isKept: boolean;
}
export type DrawerEvent =
  | { readonly type: "hovered"; readonly id: string }
  | { readonly type: "pressed"; readonly id: string }
  | { readonly type: "pointer-left" }
  | { readonly type: "closed" };

export const noDrawer: OpenDrawer = { id: null, isKept: false };

/** What is open after an event. The same object where nothing changes. */
export function afterDrawerEvent(open: OpenDrawer, event: DrawerEvent): OpenDrawer {
  switch (event.type) {
    case "hovered":
      return open.id === event.id ? open : { id: event.id, isKept: open.isKept };
    case "pressed":
      return open.id === event.id && open.isKept ? noDrawer : { id: event.id, isKept: true };
    case "pointer-left":
      return open.isKept ? open : noDrawer;
    case "closed":
      return open.id === null ? open : noDrawer;
  }
}
