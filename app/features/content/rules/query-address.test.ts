import { expect, test } from "vitest";
import { readQueryAddress } from "./query-address.ts";

const read = { configuration: "marsa", name: "header", variables: { lang: "ar", brand: "rimal" } };

test.each([
  ["as it is", "marsa/header;lang=ar;brand=rimal"],
  ["semicolons and equals signs encoded", "marsa/header%3Blang%3Dar%3Bbrand%3Drimal"],
  ["encoded in small letters", "marsa/header%3blang%3dar%3bbrand%3drimal"],
  ["mixed", "marsa/header;lang%3Dar%3Bbrand=rimal"],
  ["a semicolon at the end", "marsa/header;lang=ar;brand=rimal;"],
  ["two semicolons", "marsa/header;lang=ar;;brand=rimal"],
  ["an encoded configuration", "m%61rsa/header;lang=ar;brand=rimal"],
])("an address is read: %s", (_, path) => {
  expect(readQueryAddress(path)).toEqual(read);
});

test.each([
  ["/book-a-service", "marsa/page-seo;path=/book-a-service"],
  ["/book-a-service", "marsa/page-seo%3Bpath%3D%2Fbook-a-service"],
  ["a=b", "marsa/page-seo;path=a=b"],
  ["", "marsa/page-seo;path="],
])("the value of a variable may be %s", (path, address) => {
  expect(readQueryAddress(address)?.variables).toEqual({ path });
});

test("a query without variables has none", () => {
  expect(readQueryAddress("m/header")).toEqual({ configuration: "m", name: "header", variables: {} });
});

test.each([
  ["no query", "marsa"],
  ["an empty query", "marsa/"],
  ["no configuration", "/header;lang=ar"],
  ["a variable without a name", "marsa/header;=ar"],
  ["a variable without a value", "marsa/header;lang"],
  ["a variable twice", "marsa/header;lang=ar;lang=en"],
  ["broken encoding", "marsa/header%3Blang%E0%A4"],
  ["a configuration in broken encoding", "marsa%E0%A4/header"],
])("nothing is read from %s", (_, path) => {
  expect(readQueryAddress(path)).toBeUndefined();
});
