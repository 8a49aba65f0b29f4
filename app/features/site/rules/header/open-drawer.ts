/**
 * Which drawer of the header is open (product/behavior.md#drawers). Hovering opens one for as long as the
 * pointer stays; a press keeps it open until another press, Escape, a choice, or the focus leaving it.
 */
export interface OpenDrawer {
  readonly id: string | null;
  readonly isPinned: boolean;
}
export type DrawerEvent =
  | { readonly type: "hovered"; readonly id: string }
  | { readonly type: "pressed"; readonly id: string }
  | { readonly type: "pointer-left" }
  | { readonly type: "closed" };

export const noDrawer: OpenDrawer = { id: null, isPinned: false };

/** What is open after an event. The same object where nothing changes. */
export function afterDrawerEvent(open: OpenDrawer, event: DrawerEvent): OpenDrawer {
  switch (event.type) {
    case "hovered":
      return open.id === event.id ? open : { id: event.id, isPinned: open.isPinned };
    case "pressed":
      return open.id === event.id && open.isPinned ? noDrawer : { id: event.id, isPinned: true };
    case "pointer-left":
      return open.isPinned ? open : noDrawer;
    case "closed":
      return open.id === null ? open : noDrawer;
  }
}
