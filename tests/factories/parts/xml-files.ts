import { type Mapping, readMapping } from "#app/features/parts/rules/feed/xml/mapping.ts";

/** What the ids of the files below mean in `small-catalogue.ts`. */
export const xmlMapping = {
  brands: ["RMLB"],
  baseVehicles: {
    ...Object.fromEntries([2020, 2021, 2022, 2024].map((year) => [`${year}1`, { model: "HJR", year }])),
    "20202": { model: "SHB", year: 2020 },
  },
  partTypes: { "1684": "brake-pads", "6192": "oil-filter" },
  positions: { "22": "front", "30": "rear", "1": null },
  driveTypes: { "7": "AWD" },
  subModels: { "88": "trail" },
  qualifiers: {
    "411": { en: "With sunroof", ar: "مع فتحة سقف" },
    "Up to 17 inch wheels": { en: "Up to 17 inch wheels", ar: "للجنوط حتى 17 بوصة" },
  },
};

export function readyMapping(): Mapping {
  const read = readMapping(JSON.stringify(xmlMapping));
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.mapping;
}

/** An application of rear pads, a line of its own. */
export function app(inside: string, attributes = 'action="A" id="1"'): string {
  return `<App ${attributes}>${inside}</App>`;
}
export function rearPads(baseVehicle: string, more = ""): string {
  return `<BaseVehicle id="${baseVehicle}"/>${more}<PartType id="1684"/><Position id="30"/><Part>04466-HJR01</Part>`;
}

/** An ACES file; its first row is in line 4. */
export function aces(rows: readonly string[], kind = "FULL"): string {
  const header = `<Header>\n<SubmissionType>${kind}</SubmissionType></Header>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<ACES version="4.2">${header}\n${rows.join("\n")}\n<Footer/></ACES>`;
}

/** A PIES file; its first item begins in line 2. */
export function pies(items: readonly string[], header = ""): string {
  return `<PIES xmlns="urn:invented">${header}<Items>\n${items.join("\n")}\n</Items></PIES>`;
}
export const filterItem = `<Item MaintenanceType="A"><PartNumber>90915-HJR02</PartNumber><BrandAAIAID>RMLB</BrandAAIAID>
<PartTerminologyID>6192</PartTerminologyID><Descriptions>
<Description DescriptionCode="DES" LanguageCode="EN">Oil filter &amp; seal</Description>
<Description DescriptionCode="DES" LanguageCode="AR"><![CDATA[فلتر زيت مع وجه]]></Description>
<Description DescriptionCode="EXT" LanguageCode="EN">Paper</Description></Descriptions>
<PartInterchangeInfo><PartInterchange BrandAAIAID="RMLB"><PartNumber>90915-HJR01</PartNumber></PartInterchange>
<PartInterchange BrandAAIAID="ELSE"><PartNumber>X-1</PartNumber></PartInterchange></PartInterchangeInfo>
<Packages><Package><QuantityofEaches>12</QuantityofEaches><Weights UOM="KG"><Weight>6</Weight></Weights></Package>
<Package><QuantityofEaches>1</QuantityofEaches><Weights UOM="PG"><Weight>1.1</Weight></Weights></Package></Packages></Item>`;
