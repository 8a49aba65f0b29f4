/** A row of a file of cells as RFC 4180 has it. What a table program would compute is text: nobody's name is a formula. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(cell ?? "")).join(",")}\r\n`;
}

function quoted(cell: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(cell) && !/^\+\d+$/.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
