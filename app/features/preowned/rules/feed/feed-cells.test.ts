import { expect, test } from "vitest";
import { readFeedRow } from "./feed-row.ts";

const good = {
  vehicleNo: "SHL-24",
  make: "Rimal",
  model: "Suhail",
  year: "2024",
  price: "79900",
  kilometrage: "31200",
  fuelType: "Petrol",
  transmission: "Automatic",
  bodyType: "Sedan",
  color: "Grey",
  driveType: "FWD",
};

test.each(["#N/A", "#VALUE!", "#NUM!", "NULL", "None", "n/a", " - ", "—", "\u200b", "\u200f#REF!"])(
  "%j says nothing, in whatever field",
  (nothing) => {
    const fields = [
      "variant",
      "description",
      "warranty",
      "images",
      "specifications",
      "seats",
      "weight",
    ] as const;
    const others = ["certified", "color", "location", "listedAt", "inspectionReportUrl", "currency"] as const;
    const row = (text: string) => ({
      ...good,
      ...Object.fromEntries([...fields, ...others].map((field) => [field, text])),
    });
    const [said, empty] = [nothing, ""].map((text) => readFeedRow(row(text), () => true));
    expect(said).toMatchObject({ car: empty && "car" in empty ? empty.car : {} });
    expect(said).toMatchObject({ warnings: [{ field: "color", problem: "not-stated" }] });
  },
);

const excelErrors = ["#N/A", "#VALUE!", "#REF!", "#DIV/0!", "#NAME?", "#NULL!", "#NUM!"];
test.each([...excelErrors, "NULL", "null", "None", "N/A", "-"])("%s is no number of a car", (vehicleNo) => {
  const problem = { field: "vehicleNo", problem: "missing", value: vehicleNo };
  expect(readFeedRow({ ...good, vehicleNo }, () => true)).toEqual({ vehicleNo: "", problems: [problem] });
});

test("every text is without signs that nobody sees; a description has its lines", () => {
  const car = {
    model: "Suhail\u000bSport\u200e",
    modelAr: "\u202bسهيل\u202c \ufeb3\ufee4\ufeb3\ufee2",
    variant: "GL\u200bX\u00a0Ｌｕｘ",
    warranty: "\u20662 years\u2069",
    color: "Whi\u00adte\n",
    fullColor: "Pearl\r\nWhite",
    description: "One owner\u000bNo accidents\r\n\u200fClean",
    specifications: "Sun\u200broof\u000bLeather",
    vehicleNo: "SHL\u200b-\u200e24",
    location: "showroom\u200b-lusail",
  };
  expect(readFeedRow({ ...good, ...car }, () => true)).toMatchObject({
    car: {
      ...{ vehicleNo: "SHL-24", color: "white", location: "showroom-lusail" },
      model: { slug: "suhail-sport", en: "Suhail Sport", ar: "سهيل سمسم" },
      variant: { en: "GLX Lux" },
      warranty: { en: "2 years" },
      fullColor: { en: "Pearl White" },
      description: { en: "One owner\nNo accidents\nClean" },
      specifications: { en: ["Sunroof", "Leather"] },
    },
    warnings: [],
  });
});

const [one, two] = ["https://cars.example/1,w_800;q.webp", "https://cars.example/2.webp"];
test.each([
  `${one};${two}`,
  `${one}; ${two};`,
  `${one}, ${two}`,
  `${one},${two}`,
  `${one} | ${two}`,
  JSON.stringify([one, two]),
  JSON.stringify([one, two]).replaceAll("/", "\\/"),
])("pictures in one cell are apart: %s", (images) => {
  const mayShow = (address: string) => address === one || address === two;
  expect(readFeedRow({ ...good, images }, mayShow)).toMatchObject({
    car: { images: [one, two] },
    warnings: [],
  });
});
