import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { DataTable, momentWidth } from "./data-table.tsx";
import { momentInBrief } from "./moments.ts";
import { Name } from "./name.tsx";

const rows = [{ id: "1", name: "Sheikha Abdulrahman bint Khalifa Al Kuwari Al Buainain Al Mohannadi" }];
// A Wednesday of September is the longest of the year in Arabic.
const moment = "2099-09-30T09:48:00.000Z";

test.each([
  ["en", 820],
  ["ar", 820],
  ["ar", 1280],
] as const)(
  "in %s at %i px a long name pushes nothing sideways, and a moment is whole",
  async (language, width) => {
    const brief = momentInBrief(moment, language);
    await renderOffice(
      <DataTable
        label="Requests"
        columns={[
          { id: "name", title: "Name", cell: ({ name }) => <Name>{name}</Name> },
          { id: "about", title: "About", cell: ({ name }) => <span className="block truncate">{name}</span> },
          {
            id: "due",
            title: "Due",
            width: momentWidth,
            cell: () => <span className="whitespace-nowrap">{brief}</span>,
          },
        ]}
        rows={rows}
        empty={null}
      />,
      { language, width },
    );
    const due = page.getByText(brief);
    await expect.element(due).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    const cell = due.element().closest("td") as HTMLElement;
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
);
