import { describe, expect, it } from "vitest";
import {
  bookingAddress,
  type PricedTrim,
  readServiceSelection,
  type ServiceSelection,
  selectionAddress,
  serviceChoice,
} from "./service-estimate.ts";

const estimate = (id: string) => ({
  id,
  label: id,
  text: "",
  total: 10,
  lines: [{ id: "oil", label: "Oil", price: 10 }],
});
const type = (id: string, ...services: string[]) => ({ id, name: id, services: services.map(estimate) });
const trim = (id: string, ...types: PricedTrim["types"]): PricedTrim => ({
  id,
  name: id,
  summary: "",
  price: 1,
  types,
});
const trims = [
  trim("show-car"),
  trim("core", type("petrol", "km-10000", "brakes")),
  trim("top", type("empty"), type("petrol", "km-10000"), type("hybrid", "km-10000", "battery")),
];
const chosen = (selection: ServiceSelection) => {
  const choice = serviceChoice(trims, selection);
  return choice && [choice.trim.id, choice.type.id, choice.estimate.id].join(" ");
};

describe("what is shown for a query", () => {
  it.each<[ServiceSelection, string]>([
    [{}, "core petrol km-10000"],
    [{ trim: "core", service: "brakes" }, "core petrol brakes"],
    [{ trim: "top" }, "top petrol km-10000"],
    [{ trim: "top", type: "hybrid", service: "battery" }, "top hybrid battery"],
    [{ trim: "top", type: "empty" }, "top petrol km-10000"],
    [{ trim: "top", type: "petrol", service: "battery" }, "top petrol km-10000"],
    [{ trim: "unheard-of", type: "steam", service: "polish" }, "core petrol km-10000"],
    [{ trim: "show-car" }, "core petrol km-10000"],
  ])("%j shows %s", (selection, expected) => {
    expect(chosen(selection)).toBe(expected);
  });

  it("shows nothing of a model without prices", () => {
    expect(serviceChoice([trim("show-car"), trim("other", type("empty"))], {})).toBeUndefined();
  });
});

describe("the address of a query", () => {
  it("is read as it was written", () => {
    const selection = { model: "suhail", trim: "suhail-core", type: "suhail-petrol", service: "km-10000" };
    expect(readServiceSelection(new URLSearchParams(selectionAddress(selection)))).toEqual(selection);
  });
  it("leaves out what was not chosen, and what it does not know", () => {
    expect(selectionAddress({ model: "nada" })).toBe("?model=nada");
    expect(readServiceSelection(new URLSearchParams("lang=ar&model=&service=brakes"))).toEqual({
      service: "brakes",
    });
  });
});

describe("where a service is booked", () => {
  it("is the wizard, with the service chosen where it has a code", () => {
    const type = { id: "suhail-hybrid" };
    expect(bookingAddress({ id: "km-40000", bookingCode: "pm40" }, type)).toBe(
      "/book-a-service?service=pm40&quote=suhail-hybrid.km-40000",
    );
    expect(bookingAddress({ id: "km-40000" }, type)).toBe("/book-a-service");
  });
});
