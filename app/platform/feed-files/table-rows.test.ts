import { expect, test } from "vitest";
import { csvRows } from "./csv-rows.server.ts";
import { namedCells, type TableRow, tableRows } from "./table-rows.server.ts";

const columns = { known: ["vehicleNo", "price"], needed: ["vehicleNo"] };
async function* once(text: string) {
  yield text;
}
async function rowsOf(text: string, hasHeader?: boolean) {
  const rows: TableRow<object>[] = [];
  for await (const row of tableRows(csvRows(once(text)), (header) => namedCells(header, columns), hasHeader))
    rows.push(row);
  return rows;
}

test.each([
  "vehicleNo,price",
  "VehicleNo, Price ",
  "Vehicle No,PRICE",
  "vehicle_no,price,",
  "Vehicle No.,price,,",
])("the header %j has our columns", async (header) => {
  expect(await rowsOf(`${header}\n1,2`)).toMatchObject([{ line: 2, row: { vehicleNo: "1", price: "2" } }]);
});

test("an unknown column keeps its name, and a missing one is named", async () => {
  expect(await rowsOf("vehicle no,Shade\n1,2")).toEqual([{ line: 2, row: { vehicleNo: "1", Shade: "2" } }]);
  await expect(rowsOf("price\n1")).rejects.toMatchObject({
    code: "missing-columns",
    detail: { columns: ["vehicleNo"] },
  });
});

test("what a spreadsheet leaves is understood: empty columns, rows that end early, the header again", async () => {
  expect(await rowsOf("vehicleNo,price,Shade\n1,2,,,\n3,4\nvehicleNo,price,Shade\n5,6,7")).toEqual([
    { line: 2, row: { vehicleNo: "1", price: "2", Shade: "" } },
    { line: 3, row: { vehicleNo: "3", price: "4", Shade: "" } },
    { line: 5, row: { vehicleNo: "5", price: "6", Shade: "7" } },
  ]);
});

test("a row with a cell too many, or one alone, is none", async () => {
  expect(await rowsOf("vehicleNo,price\n1,2,3\nTotal")).toEqual([
    { line: 2, row: undefined },
    { line: 3, row: undefined },
  ]);
});

test("without a header columns are called by their places", async () => {
  const rows: TableRow<object>[] = [];
  const begin = (header: readonly string[]) => namedCells(header, { known: [], needed: ["2"] });
  for await (const row of tableRows(csvRows(once("a;b\nc;d")), begin, false)) rows.push(row);
  expect(rows).toEqual([
    { line: 1, row: { "1": "a", "2": "b" } },
    { line: 2, row: { "1": "c", "2": "d" } },
  ]);
});
