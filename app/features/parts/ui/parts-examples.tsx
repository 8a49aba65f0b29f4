import type { ReactNode } from "react";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type {
  ChosenCar,
  listCarsCall,
  PartDetails,
  PartSummary,
  PartsDiagram,
  ShownDrawing,
} from "../calls.ts";
import type { PartsFound } from "./list/list-state.ts";
import { type Shop, ShopContext } from "./shop/shop-context.ts";

/** Front brake pads that fit the chosen car. */
export function partExample(changes: Partial<PartSummary> = {}): PartSummary {
  return {
    number: "44000HJR01",
    name: "Front brake pads",
    category: { id: "brake-pads-shoes", name: "Pads and shoes" },
    typeId: "front-brake-pads",
    picture: null,
    fit: "fits",
    models: [],
    position: "front",
    perCar: 1,
    qualifier: null,
    unitPrice: { price: 26_550, originalPrice: 29_500, unitDiscount: 2_950, currency: "QAR" },
    ...changes,
  };
}

export function detailsExample(changes: Partial<PartDetails> = {}): PartDetails {
  return {
    ...partExample(),
    supersedes: null,
    formerNumbers: ["44000HJR00"],
    alsoCalled: "Disc pads",
    description: "A set for both wheels.",
    parentCategory: { id: "brakes", name: "Brakes" },
    weightGrams: 1_850,
    warrantyMonths: 12,
    returns: "standard",
    breaks: [{ from: 4, unitDiscount: 3_500, price: 26_000 }],
    alternatives: [],
    applications: [
      {
        ...{ modelCode: "HJR", model: "Hajar", yearFrom: 2021, yearTo: 2024, trim: null, drive: "AWD" },
        ...{ serialFrom: 4_200, serialTo: null, position: "front", quantity: 1, qualifier: null },
      },
    ],
    diagrams: [{ ...drawingExample(), label: "3", x: 300, y: 600 }],
    ...changes,
  };
}

/** A drawing that a page shows small. */
export function drawingExample(): ShownDrawing {
  return { id: "front-brake", name: "Front brake", drawing: emptyDrawing, width: 1200, height: 900 };
}
const emptyDrawing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='12' height='9'/>";

export const hajar: ChosenCar = {
  ...{ key: "HJR.2024", modelCode: "HJR", makeCode: "RIM", modelYear: 2024, trim: null, drive: null },
  name: "Hajar 2024",
};

export const modelsExample: AnswerOf<typeof listCarsCall> = [
  {
    ...{ modelCode: "HJR", makeCode: "RIM", name: "Hajar", yearFrom: 2021, yearTo: 2024 },
    trims: [{ id: "trail", name: "Trail", drive: "AWD" }],
  },
  { modelCode: "REM", makeCode: "RIM", name: "Reem", yearFrom: 2019, yearTo: 2026, trims: [] },
];

export function foundExample(changes: Partial<PartsFound> = {}): PartsFound {
  return {
    car: null,
    items: [partExample(), partExample({ number: "44000HJR02", name: "Rear brake pads", position: "rear" })],
    total: 2,
    page: 1,
    pages: 1,
    categories: [
      { id: "brake-pads-shoes", name: "Pads and shoes", parts: 2 },
      { id: "brake-discs-drums", name: "Discs and drums", parts: 4 },
    ],
    positions: [
      { id: "rear", parts: 1 },
      { id: "front", parts: 1 },
    ],
    corrected: null,
    number: null,
    ...changes,
  };
}

/** A drawing whose numbers do not stand in their order. */
export function diagramExample(changes: Partial<PartsDiagram> = {}): PartsDiagram {
  return {
    id: "front-brake",
    name: "Front brake",
    category: { id: "brakes", name: "Brakes" },
    drawing: emptyDrawing,
    width: 1200,
    height: 900,
    hotspots: [
      { label: "10", x: 900, y: 600, typeId: "shim", name: "Shim", position: null, parts: [] },
      {
        ...{ label: "2", x: 300, y: 300, typeId: "front-brake-pads", name: "Brake pads", position: "front" },
        parts: [partExample()],
      },
    ],
    ...changes,
  };
}

/** A piece of the shop as it stands inside of the shop's frame. */
export function InShop({ shop = {}, children }: { shop?: Partial<Shop>; children: ReactNode }) {
  const nothing = () => undefined;
  const whole = {
    ...{ car: undefined, isSignedIn: true, openChooser: nothing, choose: nothing, removeCar: nothing },
    ...shop,
  };
  return <ShopContext value={whole}>{children}</ShopContext>;
}
