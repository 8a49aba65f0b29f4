import { expect, test } from "vitest";
import { acceptedReturnAddress, twinOfOwnSite, withParameters } from "./return-address.ts";

const site = {
  origin: "http://localhost:3000",
  allowed: ["https://app.example/site", "https://other.example/"],
};

test.each([
  ["/", "http://localhost:3000/"],
  ["/book-a-service?lang=ar&campaign=ac", "http://localhost:3000/book-a-service?lang=ar&campaign=ac"],
  ["http://localhost:3000/dashboard", "http://localhost:3000/dashboard"],
  ["http://127.0.0.1:3000/dashboard", "http://127.0.0.1:3000/dashboard"],
  ["http://localhost:3000/?code=planted&state=x&lang=en", "http://localhost:3000/?lang=en"],
  ["https://app.example/site", "https://app.example/site"],
  ["https://app.example/site/a", "https://app.example/site/a"],
  ["https://other.example/a", "https://other.example/a"],
  ["HTTP://localhost:3000/a", "http://localhost:3000/a"],
  ["/a?error=denied&lang=ar", "http://localhost:3000/a?lang=ar"],
  [`/${"a".repeat(1999)}`, `http://localhost:3000/${"a".repeat(1999)}`],
])("%s is accepted", (requested, expected) => expect(acceptedReturnAddress(requested, site)).toBe(expected));

test.each([
  undefined,
  "",
  "dashboard",
  "//evil.example/",
  "/\\evil.example",
  "https://evil.example/",
  "http://localhost:3001/",
  "https://localhost:3000/",
  "http://localhost:3000@evil.example/",
  "http://user:word@localhost:3000/",
  "http://user@localhost:3000/",
  "http://:word@localhost:3000/",
  "http://[",
  " /dashboard",
  "x/dashboard",
  "https//localhost:3000/",
  "https://app.example/sitemap",
  "https://app.example.evil.example/site",
  "javascript:alert(1)",
  "data:text/html,x",
  `/${"a".repeat(2001)}`,
])("%s is refused", (requested) => expect(acceptedReturnAddress(requested, site)).toBeUndefined());

test("a machine's own names are one site", () => {
  const own = { origin: "http://[::1]:3000", allowed: [] };
  expect(acceptedReturnAddress("http://127.0.0.1:3000/a", own)).toBe("http://127.0.0.1:3000/a");
  expect(acceptedReturnAddress("http://[::1]:3000/a", site)).toBe("http://[::1]:3000/a");
});

test("a site that is no machine's own name is not reached by one", () => {
  const own = { origin: "http://rimal.example", allowed: [] };
  expect(acceptedReturnAddress("http://localhost/", own)).toBeUndefined();
  expect(acceptedReturnAddress("http://rimal.example/a", own)).toBe("http://rimal.example/a");
});

test("parameters are appended, absent ones are not", () => {
  expect(withParameters("http://localhost:3000/a?lang=ar", { code: "x y", state: null })).toBe(
    "http://localhost:3000/a?lang=ar&code=x+y",
  );
});

test.each([
  ["http://127.0.0.1:3000/office?a=1", "http://localhost:3000", "http://localhost:3000/office?a=1"],
  ["http://[::1]:3000/office", "http://127.0.0.1:3000", "http://127.0.0.1:3000/office"],
  ["http://localhost:3000/office", "http://localhost:3000", undefined],
  ["http://127.0.0.1:3001/office", "http://localhost:3000", undefined],
  ["http://127.0.0.1:3000/office", "http://office.example:3000", undefined],
  ["http://evil.example:3000/office", "http://localhost:3000", undefined],
])("%s at %s is opened by %s", (address, origin, twin) => expect(twinOfOwnSite(address, origin)).toBe(twin));
