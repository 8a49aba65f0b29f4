import { expect, test } from "vitest";
import { checkNativeDates, findNativeDates } from "./native-dates.ts";

test.each([
  ['<input type="date" />', "date"],
  ["<TextField type={'time'} />", "time"],
  ["const shared = { type: `month`, required: true };", "month"],
  ['html`<input name="at" type="datetime-local">`', "datetime-local"],
  ['"<input type=\\"week\\">"', "week"],
])("%s is refused", (source, found) => expect(findNativeDates(`\n${source}`)).toEqual([{ line: 2, found }]));

test.each(['<input type="text" />', 'type: "date-chosen"', '"aria-current": "date"', 'order_by: "date"'])(
  "%s is none",
  (source) => expect(findNativeDates(source)).toEqual([]),
);

test("the product has no native field of a date or time", () => expect(checkNativeDates()).toEqual([]));
