import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../../tests/factories/database/test-database.ts";
import { bytesOf, linesOf, smallCatalogue } from "../../../../../../tests/factories/parts/small-catalogue.ts";
import {
  aces,
  app,
  filterItem,
  pies,
  readyMapping,
  rearPads,
  xmlMapping,
} from "../../../../../../tests/factories/parts/xml-files.ts";
import { readMapping } from "../../../rules/feed/xml/mapping.ts";
import { importCatalogue } from "../import-catalogue.server.ts";
import { importXml } from "./import-xml.server.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const bring = (xml: string, options = {}) => importXml(bytesOf(xml), readyMapping(), { now, ...options });
const granted = async (xml: string, options = {}) => {
  const imported = await bring(xml, options);
  if (!imported.ok) throw new Error(`${imported.code} ${JSON.stringify(imported.detail)}`);
  return imported.value;
};
const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(database())).rows;
const applications = () =>
  rowsOf(sql`select model.code as model, fitment.year_from, fitment.year_to, trim_term.code as trim, drive,
    position_term.code as position, quantity, qualifier.en as qualifier
    from parts.fitment join parts.part on part.id = part_id join parts.model on model.id = model_id
    left join parts.term as trim_term on trim_term.id = trim_id
    left join parts.term as position_term on position_term.id = position_id
    left join parts.qualifier on qualifier.id = qualifier_id
    where part.number = '04466HJR01' order by model.code, fitment.year_from`);
const everything = () =>
  rowsOf(sql`select (select array_agg(part order by number) from parts.part) as parts,
    (select array_agg(fitment order by fitment) from parts.fitment) as fitments,
    (select version from parts.catalogue_version) as version`);
const plain = { trim: null, drive: 0, position: "rear", quantity: 1, qualifier: null };

beforeAll(async () => {
  // Earlier: of two imports of one moment either may count as the last one.
  const imported = await importCatalogue(linesOf(smallCatalogue), { now: new Date(now.getTime() - 60_000) });
  expect(imported.ok).toBe(true);
});

describe("ACES", () => {
  test("applications take the place of those that their parts had, years in a row as one", async () => {
    const narrow = '<SubModel id="88"/><DriveType id="7"/><Qual id="411"><text>anything</text></Qual>';
    const note = "<Note>Up to 17\n inch wheels</Note><Qty>2</Qty><MfrLabel>x</MfrLabel>";
    const file = aces([
      ...["20211", "20201", "20221"].map((car) => app(rearPads(car))),
      app(rearPads("20241", narrow + note)),
      app(rearPads("20202")),
    ]);
    const report = await granted(file, { dry: true });
    expect(report).toMatchObject({ dry: true, xmlRows: 5, rows: 3 });
    expect(report.changes.fitment).toEqual({ added: 3, changed: 0, unchanged: 0, removed: 1 });
    expect(report.changes.part).toMatchObject({ added: 0, removed: 0 });
    expect((await granted(file)).changes).toEqual(report.changes);
    expect(await applications()).toEqual([
      { model: "HJR", year_from: 2020, year_to: 2022, ...plain },
      {
        ...{ model: "HJR", year_from: 2024, year_to: 2024, trim: "trail", drive: 3, position: "rear" },
        ...{ quantity: 2, qualifier: "With sunroof; Up to 17 inch wheels" },
      },
      { model: "SHB", year_from: 2020, year_to: 2020, ...plain },
    ]);
    expect(await granted(file)).toMatchObject({ wasKnown: true });
  });

  test("what a file adds and removes again is not there", async () => {
    await granted(
      aces([app(rearPads("20201")), app(rearPads("20211")), app(rearPads("20211"), 'action="D" id="2"')]),
    );
    expect(await applications()).toEqual([{ model: "HJR", year_from: 2020, year_to: 2020, ...plain }]);
  });
});

describe("PIES", () => {
  test("items become parts, with the weight of one piece and numbers of their brand", async () => {
    const imported = await granted(pies([filterItem]));
    expect(imported).toMatchObject({
      xmlRows: 1,
      textsLeftOut: 1,
      changes: { part: { added: 1, removed: 0 } },
    });
    expect(
      await rowsOf(sql`select part_type.code as type, part.name_en, part.name_ar, description_en, weight_grams,
        alternatives from parts.part join parts.part_type on part_type.id = type_id where number = '90915HJR02'`),
    ).toEqual([
      {
        ...{ type: "oil-filter", name_en: "Oil filter & seal", name_ar: "فلتر زيت مع وجه" },
        ...{ description_en: null, weight_grams: 499, alternatives: ["90915HJR01"] },
      },
    ]);
  });

  test.each([
    ["KG", "1.5", 1500],
    ["gr", "250", 250],
    ["LB", "2", 907],
  ])("%s %s is %i grams", async (unit, weight, weight_grams) => {
    await granted(pies([filterItem.replace('"PG"', `"${unit}"`).replace("1.1", weight)]));
    expect(await rowsOf(sql`select weight_grams from parts.part where number = '90915HJR02'`)).toEqual([
      { weight_grams },
    ]);
  });

  const brand = "<BrandAAIAID>RMLB</BrandAAIAID>";
  test.each([
    ["in small letters", filterItem.replace(brand, brand.replace("RMLB", "rmlb")), ""],
    ["in the header", filterItem.replace(brand, ""), `<Header>${brand}</Header>`],
    ["nowhere", filterItem.replace(brand, ""), ""],
    ["in the item alone", filterItem.replace('BrandAAIAID="RMLB"', 'BrandAAIAID=""'), ""],
  ])("numbers of their brand are found where it stands %s", async (_, item, header) => {
    await granted(pies([item], header));
    expect(await rowsOf(sql`select alternatives from parts.part where number = '90915HJR02'`)).toEqual([
      { alternatives: ["90915HJR01"] },
    ]);
  });

  test("without a package of one, a piece weighs its share", async () => {
    await granted(pies([filterItem.replace("<QuantityofEaches>1<", "<QuantityofEaches>6<")]));
    expect(await rowsOf(sql`select weight_grams from parts.part where number = '90915HJR02'`)).toEqual([
      { weight_grams: 500 },
    ]);
  });
});

const footer = (count: string) => `<Footer><RecordCount>${count}</RecordCount></Footer>`;
const trailer = (count: string) => `<Trailer><ItemCount>${count}</ItemCount></Trailer>`;
const ofBrand = (brand: string) => rearPads("20201").replace("<Part>", `<Part BrandAAIAID="${brand}">`);

describe("harmless variants are read", () => {
  const plainFile = aces([app(rearPads("20201", "<Qty>2</Qty>"))]);
  test.each([
    ["its count", plainFile.replace("<Footer/>", footer(" 0001 "))],
    ["a count with assets", plainFile.replace("<Footer/>", `<Asset action="A" id="9"/>${footer("2.0")}`)],
    ["an empty count", plainFile.replace("<Footer/>", "<Footer><RecordCount/></Footer>")],
    ["empty elements", plainFile.replace("<Qty>", '<SubModel/><EngineBase id=""/><Note/><Qty></Qty><Qty>')],
    [
      "a prefix of its namespace",
      plainFile.replaceAll(/<(\/?)(\w)/g, "<$1a:$2").replace("<a:ACES", '<a:ACES xmlns:a="urn:x"'),
    ],
    ["numbers in other forms", plainFile.replace(">2<", "> 02.0 <").replace('"20201"', '" 0020201 "')],
    ["a unit of pieces", plainFile.replace("<Qty>", '<Qty uom="ea">')],
    ["a pair", plainFile.replace("<Qty>2", '<Qty uom="PR">1')],
    ["comments and CDATA", plainFile.replace("04466-HJR01", "<!-- new --><![CDATA[04466-]]>HJR01")],
    [
      "small letters and another version",
      plainFile.replace('"A"', '"a"').replace("FULL", " full ").replace("4.2", "3.0"),
    ],
    ["UTF-16 that it declares and is not", plainFile.replace("utf-8", "UTF-16")],
    [
      "a brand that is empty under a header of ours",
      plainFile
        .replace("</Header>", "<BrandAAIAID>RMLB</BrandAAIAID></Header>")
        .replace("<Part>", '<Part BrandAAIAID=" ">'),
    ],
    ["our brand", plainFile.replace("<Part>", '<Part BrandAAIAID="rmlb">')],
    [
      "parts of other brands beside ours",
      aces([app(ofBrand("ZZZZ")), app(rearPads("20201", "<Qty>2</Qty>"))]),
    ],
  ])("with %s", async (_, xml) => {
    await granted(aces([app(rearPads("20211"))]));
    await granted(xml);
    expect(await applications()).toEqual([
      { model: "HJR", year_from: 2020, year_to: 2020, ...plain, quantity: 2 },
    ]);
  });

  test("in an encoding that it declares", async () => {
    const file = pies([filterItem]).replace("<PIES", '<?xml version="1.0" encoding="windows-1252"?><PIES');
    const bytes = Buffer.from(file.replace(/[\u0600-\u06ff]+/g, "caf\u00e9"), "latin1");
    async function* pieces() {
      yield bytes;
    }
    expect(await importXml(pieces(), readyMapping(), { now })).toMatchObject({ ok: true });
    expect(await rowsOf(sql`select name_ar from parts.part where number = '90915HJR02'`)).toMatchObject([
      { name_ar: expect.stringContaining("café") },
    ]);
  });

  test.each([
    ["1,234.5", "GR", 1235],
    [".5", "KGM", 500],
    ["8", "oz", 227],
  ])("a weight of %s %s is %i grams", async (weight, unit, weight_grams) => {
    await granted(pies([filterItem.replace('"PG"', `"${unit}"`).replace("1.1", weight)]));
    expect(await rowsOf(sql`select weight_grams from parts.part where number = '90915HJR02'`)).toEqual([
      { weight_grams },
    ]);
  });
});

describe("nothing is taken in", () => {
  let before: unknown;
  beforeEach(async () => {
    before = await everything();
  });
  const refusal = async (xml: string) => {
    const imported = await bring(xml);
    expect(await everything()).toEqual(before);
    if (imported.ok) throw new Error("was taken in");
    return imported;
  };
  const good = app(rearPads("20201"));

  test.each([
    [rearPads("999"), "BaseVehicle 999", "not-mapped"],
    [rearPads("20201").replace("1684", "12"), "PartType 12", "not-mapped"],
    [rearPads("20201").replace('"30"', '"31"'), "Position 31", "not-mapped"],
    [rearPads("20201", '<SubModel id="1"/>'), "SubModel 1", "not-mapped"],
    [rearPads("20201", '<DriveType id="1"/>'), "DriveType 1", "not-mapped"],
    [rearPads("20201", "<Note>Diesel\u0085only</Note>"), "Note Diesel?only", "not-mapped"],
    [
      rearPads("20201", '<Qual id="411"><param value="2"/><text>For 2</text></Qual>'),
      "Qual For 2",
      "not-mapped",
    ],
    [rearPads("20201", '<EngineBase id="5"/>'), "EngineBase", "narrows-unknown"],
    [rearPads("20201", '<BaseVehicle id="20211"/>'), "BaseVehicle", "wrong-value"],
    [rearPads("20201", "<Qty>two</Qty>"), "Qty", "wrong-value"],
    [rearPads("20201", "<Qty>0</Qty>"), "quantity", "wrong-value"],
    [rearPads("20201").replace("04466-HJR01", ""), "Part", "wrong-value"],
    [rearPads("20201").replace("04466-HJR01", "44-1"), "part", "wrong-value"],
    [rearPads("20201").replace("HJR01", "HJR99"), "part", "not-found"],
    [rearPads("20201").replace("04466-HJR01", "A".repeat(30_000)), "row", "wrong-value"],
  ])("%s", async (row, field, problem) => {
    const { code, detail } = await refusal(aces([good, "", app(row)]));
    expect({ code, rows: detail?.refusedRows }).toMatchObject({
      code: "rows-refused",
      rows: [{ line: 6, problems: [{ field, problem }] }],
    });
  });

  test("of a part that would have no application left, or a row without an action", async () => {
    const { detail } = await refusal(
      aces([app(rearPads("20201"), 'action="D"'), app(rearPads("20201"), "")]),
    );
    expect(detail?.refusedRows).toMatchObject([
      { line: 5, problems: [{ field: "action", problem: "wrong-value" }] },
      { line: 4, problems: [{ field: "action", problem: "last-application" }] },
    ]);
  });

  test.each([
    [filterItem.replace('"A"', '"D"'), "MaintenanceType", "not-removable"],
    [filterItem.replace(">6192<", ">5<"), "PartTerminologyID 5", "not-mapped"],
    [filterItem.replace('"PG"', '"XX"'), "Weights XX", "wrong-value"],
    [filterItem.replace("1.1", "heavy"), "Weight", "wrong-value"],
    [filterItem.replace(/<Packages>.*<\/Packages>/s, ""), "Weight", "wrong-value"],
    [
      filterItem.replaceAll(/<QuantityofEaches>\d+</g, "<QuantityofEaches>0<"),
      "QuantityofEaches",
      "wrong-value",
    ],
    [filterItem, "number", "same-again"],
    [filterItem.replace("90915-HJR02", ""), "PartNumber", "wrong-value"],
  ])("of items with a wrong one: case %#", async (item, field, problem) => {
    const { code, detail } = await refusal(pies([filterItem, item]));
    expect({ code, rows: detail?.refusedRows }).toMatchObject({
      code: "rows-refused",
      rows: [{ line: 11, problems: [{ field, problem }] }],
    });
  });

  const bomb = `<!DOCTYPE ACES [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(50)}">]>\n`;
  const long = "x".repeat(10_000_000);
  test.each([
    [
      "an entity bomb",
      `${bomb}${aces([app(rearPads("20201", "<Note>&b;</Note>"))]).slice(39)}`,
      "doctype-refused",
    ],
    ["an entity beyond the five", aces([good, app(rearPads("20201", "<Note>&b;</Note>"))]), "broken-file"],
    ["a text of 10 MB", aces([good, app(rearPads("20201", `<Note>${long}</Note>`))]), "text-too-long"],
    ["an attribute of 10 MB", aces([good, app(rearPads("20201", `<Note a="${long}"/>`))]), "text-too-long"],
    ["a comment of 10 MB", aces([good, `<!--${long}-->`]), "text-too-long"],
    ["a document type of 10 MB", `<!DOCTYPE ${long}`, "text-too-long"],
    ["a row of a million elements", aces([good, app("<a/>".repeat(1_000_000))]), "text-too-long"],
    ["elements in one another", aces([good, `${"<a>".repeat(30)}${"</a>".repeat(30)}`]), "broken-file"],
    ["an end that is missing", aces([good, good]).slice(0, -8), "broken-file"],
    ["an end in the middle of a row", pies([filterItem, filterItem]).slice(0, -200), "broken-file"],
    ["tags that cross", aces([good, "<App><Part></App></Part>"]), "broken-file"],
    ["another format", "<Catalog><App/></Catalog>", "unknown-xml"],
    ["no XML", '{"record":"part"}', "broken-file"],
    ["another encoding", aces([good]).replace("utf-8", "klingon"), "not-utf-8"],
    ["no row", aces([]), "empty-file"],
    ["nothing", " \n", "empty-file"],
    ["more records by its footer", aces([good]).replace("<Footer/>", footer("500")), "count-differs"],
    ["fewer records by its footer", aces([good, good]).replace("<Footer/>", footer("1")), "count-differs"],
    ["a count that is none", aces([good]).replace("<Footer/>", footer("many")), "count-differs"],
    [
      "more items by its trailer",
      pies([filterItem]).replace("</PIES>", `${trailer("2")}</PIES>`),
      "count-differs",
    ],
    ["another brand alone", aces([app(ofBrand("ZZZZ"))]), "other-brands"],
    [
      "an empty brand under a header of another one",
      aces([app(ofBrand(""))]).replace("</Header>", "<BrandAAIAID>ZZZZ</BrandAAIAID></Header>"),
      "other-brands",
    ],
    ["changes alone", aces([good], "UPDATE"), "not-a-full-file"],
    ["a test", pies([filterItem], "<Header><TestFile>true</TestFile></Header>"), "not-a-full-file"],
  ])("of %s", async (_, xml, code) => {
    expect((await refusal(xml)).code).toBe(code);
  });

  test("of a part whose brand the mapping does not name ours by", async () => {
    const read = readMapping(JSON.stringify({ ...xmlMapping, brands: [] }));
    if ("problems" in read) throw new Error("no mapping");
    const imported = await importXml(bytesOf(aces([good, app(ofBrand("ZZZZ"))])), read.mapping, { now });
    expect(imported).toMatchObject({
      ok: false,
      code: "rows-refused",
      detail: {
        refusedRows: [{ line: 5, problems: [{ field: "BrandAAIAID ZZZZ", problem: "brand-not-named" }] }],
      },
    });
    expect(await everything()).toEqual(before);
  });

  test("and both counts are said, with the line", async () => {
    const { detail } = await refusal(aces([good]).replace("<Footer/>", footer("500")));
    expect(detail).toEqual({ line: 5, stated: "500", rows: 1 });
  });

  test("and the line is said where a file cannot be read", async () => {
    expect((await refusal(aces([good, "<App></Ap>"]))).detail).toEqual({ line: 5 });
    expect((await refusal(bomb)).detail).toEqual({ line: 1 });
  });
});
