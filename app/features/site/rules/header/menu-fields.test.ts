import { expect, test } from "vitest";
import { openFields, openLinks, opensModels } from "./menu-fields.ts";

const tab = (subTabUrl: string, preOwnedModelsLink?: string) => ({ subTabUrl, preOwnedModelsLink });
const built = new Set(["/finance", "/find-us", "/vehicle/reem"]);
const isPage = (path: string) => built.has(path);

test.each([
  [["/vehicle/reem", "/vehicle/nada"], true],
  [["/vehicle?bodyType=suv", "/vehicle", "/vehicle/reem"], true],
  [["/vehicle/reem", "/finance"], false],
  [["/vehicles"], false],
  [[], false],
])("a field with %j opens the models drawer: %s", (urls, expected) => {
  expect(opensModels({ tabs: urls.map((url) => tab(url)) })).toBe(expected);
});

test("a tab whose route is not built waits, and a field without any is not shown", () => {
  const fields = [
    { fieldLabel: "Buy", tabs: [tab("/finance?term=48#plan"), tab("/test-drive")] },
    { fieldLabel: "Used", tabs: [tab("/pre-owned")] },
  ];
  expect(openFields(fields, isPage)).toEqual([{ fieldLabel: "Buy", tabs: [tab("/finance?term=48#plan")] }]);
});

test("a pre-owned link that leads nowhere yet is left out of its tab", () => {
  expect(openFields([{ tabs: [tab("/find-us", "/pre-owned/search")] }], isPage)).toEqual([
    { tabs: [tab("/find-us")] },
  ]);
  expect(openFields([{ tabs: [tab("/find-us", "/finance")] }], isPage)[0]?.tabs[0]?.preOwnedModelsLink).toBe(
    "/finance",
  );
});

test("addresses outside the site are shown", () => {
  const links = ["https://apps.marsa.example/ios", "tel:+97455001200", "/missing", "/find-us"];
  expect(openLinks(links, (link) => link, isPage)).toEqual([
    "https://apps.marsa.example/ios",
    "tel:+97455001200",
    "/find-us",
  ]);
});
