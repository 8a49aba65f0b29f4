import { expect, test } from "vitest";
import { vehicleAddress } from "./vehicle-address.ts";

test.each([
  ["v1", "/details/v1"],
  ["v/1?", "/details/v%2F1%3F"],
])("vehicle %s is shown at %s", (id, address) => expect(vehicleAddress(id)).toBe(address));
