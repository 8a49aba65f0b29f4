import { Drawing } from "#app/ui/picture/icon.tsx";

/** The bag that leads to the cart. */
export function CartDrawing() {
  return (
    <Drawing>
      <path d="M6.5 8.5h11l1.2 12H5.3l1.2-12Zm2.5 2V7a3 3 0 0 1 6 0v3.5" />
    </Drawing>
  );
}
