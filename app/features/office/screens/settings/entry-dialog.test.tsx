import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { AuditEntry } from "../../ui/audit/audit-changes.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const id = "019b1f6e-7c1a-7d51-9e0b-2f6f0f4f6a11-019b1f6e-7c1a-7d51-9e0b-2f6f0f4f6a12";
const entry: AuditEntry = {
  id: "entry",
  at: "2026-03-01T07:00:00.000Z",
  staffId: "staff-1",
  staffName: "Maryam Al Sulaiti",
  device: null,
  deed: "note-lead",
  via: "write",
  record: { type: "lead", id, placeName: null },
  fields: [],
  changes: [],
  reason: null,
  people: [],
  peopleCount: 0,
  shown: null,
};
const nothing = () => undefined;

test.each(["en", "ar"] as const)("in %s the id of a record is whole", async (language) => {
  const dialog = <EntryDialog entry={entry} onClose={nothing} onOnly={nothing} onOnlyOf={nothing} />;
  await renderOffice(dialog, { language, width: 390 });
  const shown = page.getByText(id);
  await expect.element(shown).toBeVisible();
  const frame = shown.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  for (const { left, right } of shown.element().getClientRects())
    expect([left >= frame.left - 1, right <= frame.right + 1]).toEqual([true, true]);
});
