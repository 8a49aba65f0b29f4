import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { DataTable, momentWidth } from "./data-table.tsx";
import { momentInBrief } from "./moments.ts";
import { Name } from "./name.tsx";

const name = "Sheikha Abdulrahman bint Khalifa Al Kuwari Al Buainain Al Mohannadi";
const dayMs = 86_400_000;
/** Every fifth day of a year: each month has each weekday. */
const rows = Array.from({ length: 73 }, (_, row) => ({
  id: String(row),
  at: new Date(Date.parse("2099-01-01T09:48:00Z") + row * 5 * dayMs).toISOString(),
}));

test.each([
  ["en", 820],
  ["ar", 820],
  ["ar", 1280],
] as const)(
  "in %s at %i px a long name pushes nothing sideways, and each moment is whole",
  async (language, width) => {
    await renderOffice(
      <DataTable
        label="Requests"
        columns={[
          { id: "name", title: "Name", cell: () => <Name>{name}</Name> },
          { id: "about", title: "About", cell: () => <span className="block truncate">{name}</span> },
          {
            id: "due",
            title: "Due",
            width: momentWidth,
            cell: ({ at }) => <span className="whitespace-nowrap">{momentInBrief(at, language)}</span>,
          },
        ]}
        rows={rows}
        empty={null}
      />,
      { language, width },
    );
    await expect.element(page.getByText(momentInBrief(rows.at(-1)?.at ?? "", language))).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    const cells = [...document.querySelectorAll("td:last-child")];
    expect(cells).toHaveLength(rows.length);
    expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
  },
);
