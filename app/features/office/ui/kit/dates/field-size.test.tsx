import { expect, test } from "vitest";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { SearchField, TextField } from "../fields.tsx";
import { DayField } from "./day-field.tsx";
import { TimeField } from "./time-field.tsx";

const nothing = () => undefined;

test.each(["en", "ar"] as const)("no phone zooms into a field of the office in %s", async (language) => {
  await renderOffice(
    <>
      <TextField label="Name" value="" onChange={nothing} />
      <TextField label="Note" value="" onChange={nothing} lines={3} />
      <SearchField label="Search" text="" onSearch={nothing} />
      <DayField label="Day" value="2026-07-03" onChange={nothing} />
      <TimeField label="Time" value="08:00" onChange={nothing} />
    </>,
    { language, width: 390 },
  );
  const fields = [...document.querySelectorAll("input, select, textarea")];
  expect(fields).toHaveLength(7);
  for (const field of fields)
    expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
});
