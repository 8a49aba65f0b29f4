/** Moves the focus among the rows of a table, as arrows do. */
export function moveRowFocus(list: HTMLElement | null, by: number): void {
  const rows = [
    ...(list?.querySelectorAll<HTMLElement>("tbody [role=row], [role=rowgroup] [role=row][data-key]") ?? []),
  ];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}
