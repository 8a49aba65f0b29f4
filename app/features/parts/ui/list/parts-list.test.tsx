import { describe, expect, it, vi } from "vitest";
import { render } from "../../../../../tests/components/render.tsx";
import { foundExample, InShop } from "../parts-examples.tsx";
import { listAddress, type PartsSearch, readPartsSearch } from "../shop/shop-address.ts";
import type { ListState } from "./list-state.ts";
import { PartsList } from "./parts-list.tsx";

const car = "HJR.2024";

function stateOf(changes: Partial<ListState> = {}): ListState {
  return {
    search: { q: "pads", page: 2 },
    found: foundExample(),
    tree: [],
    isPending: false,
    error: null,
    retry: () => undefined,
    addressOf: (search) => listAddress(search, car),
    ...changes,
  };
}
const groups = foundExample().categories.map((one) => ({ ...one, diagrams: [] }));
const tree = [{ id: "brakes", name: "Brakes", parts: 6, subCategories: groups }];
const list = (state: ListState, ofCar: string | undefined = car) => (
  <InShop shop={{ car: ofCar }}>
    <PartsList
      state={state}
      empty={<p>Nothing here</p>}
      actions={({ number }) => <b>Action of {number}</b>}
    />
  </InShop>
);
const queryOf = (link: Element) =>
  Object.fromEntries(new URL(link.getAttribute("href") ?? "", location.href).searchParams);

describe("a list of parts", () => {
  it("shows how many there are, each with its action", async () => {
    const screen = await render(list(stateOf()));
    await expect.element(screen.getByRole("status").filter({ hasText: "2 parts" })).toBeVisible();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
    await expect.element(screen.getByText("Action of 44000HJR02")).toBeVisible();
  });

  it("a category is a link with its number of parts, and begins at the first page", async () => {
    const screen = await render(list(stateOf()));
    const link = screen.getByRole("link", { name: "Discs and drums 4 parts" }).element();
    expect(queryOf(link)).toEqual({ q: "pads", category: "brake-discs-drums", car, lang: "en" });
  });

  it("a position is chosen and taken back by links, with its number of parts", async () => {
    const screen = await render(list(stateOf({ search: { position: "rear" } })));
    const rear = screen.getByRole("link", { name: "Rear 1 part" });
    await expect.element(rear).toHaveAttribute("aria-current", "true");
    const all = screen.getByRole("navigation", { name: "Position" }).getByRole("link", { name: "All" });
    expect(queryOf(all.element())).not.toHaveProperty("position");
  });

  it("of a list that is too long to count positions have no number; one of parts without a place has none", async () => {
    const found = foundExample({ positions: [{ id: "front", parts: null }] });
    const screen = await render(list(stateOf({ found })));
    await expect.element(screen.getByRole("link", { name: "Front", exact: true })).toBeVisible();
    screen.show(list(stateOf({ found: foundExample({ positions: [] }) })));
    await expect.poll(() => screen.getByRole("navigation", { name: "Position" }).query()).toBeNull();
  });

  it("what does not fit is shown on request, where a car is chosen", async () => {
    const screen = await render(list(stateOf()));
    const also = screen.getByRole("link", { name: "Also show what does not fit" });
    expect(queryOf(also.element())).toMatchObject({ all: "true" });
    screen.show(
      <InShop>
        <PartsList state={stateOf()} empty={null} />
      </InShop>,
    );
    await expect.poll(() => also.elements().length).toBe(0);
  });

  it("another order counts at once and begins at the first page", async () => {
    const screen = await render(list(stateOf()));
    await screen.getByRole("combobox", { name: "Sort by" }).selectOptions("price");
    const query = Object.fromEntries(new URLSearchParams(screen.router.state.location.search));
    expect(query).toEqual({ q: "pads", sort: "price", car, lang: "en" });
  });

  it("pages are links; the first has no number", async () => {
    const screen = await render(list(stateOf({ found: foundExample({ page: 2, pages: 3, total: 60 }) })));
    expect(queryOf(screen.getByRole("link", { name: "Page 1" }).element())).not.toHaveProperty("page");
    expect(queryOf(screen.getByRole("link", { name: "Next page" }).element())).toMatchObject({ page: "3" });
    const shown = screen.getByRole("link", { name: "Page 2" });
    await expect.element(shown).toHaveAttribute("aria-current", "page");
  });

  it("nothing found shows what to do next", async () => {
    const screen = await render(list(stateOf({ found: foundExample({ items: [], total: 0 }) })));
    await expect.element(screen.getByText("Nothing here")).toBeVisible();
  });

  it("says what it searched instead, and which number took the place of another", async () => {
    const screen = await render(list(stateOf({ found: foundExample({ corrected: "brake pads" }) })));
    await expect.element(screen.getByText(/Showing results for/)).toMatchTextContent(/brake pads/);
    const number = { number: "44000HJR01", supersedes: "44000HJR00" };
    screen.show(list(stateOf({ found: foundExample({ number }) })));
    await expect.element(screen.getByText(/was replaced by/)).toMatchTextContent(/44000-HJR00.*44000-HJR01/);
  });

  it("an error keeps the former list and can be repeated", async () => {
    const retry = vi.fn();
    const screen = await render(list(stateOf({ error: new Error("no answer"), retry })));
    await screen.getByRole("button", { name: "Try again" }).click();
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole("article").elements()).toHaveLength(2);
  });

  it("before the first answer there are shapes in its place", async () => {
    const screen = await render(list(stateOf({ found: undefined })));
    await expect.element(screen.getByRole("status").filter({ hasText: "Loading" })).toBeInTheDocument();
  });

  it("on a phone what narrows the list is folded, with what is chosen in its line", async () => {
    const screen = await render(list(stateOf({ search: { category: "brake-discs-drums" }, tree })), {
      width: 390,
    });
    const line = screen.getByText(/^Narrow the list/);
    await expect.element(line).toMatchTextContent(/Discs and drums/);
    await expect.element(screen.getByRole("link", { name: "Rear 1 part" })).not.toBeInTheDocument();
    await line.click();
    await expect.element(screen.getByRole("link", { name: "Rear 1 part" })).toBeVisible();
  });
});

it.each<[string, PartsSearch]>([
  ["q=%20oil%20&page=2", { q: "oil", page: 2 }],
  ["q=&page=1", {}],
  ["q=RMLHJR4K7R1004821&category=pads", { category: "pads" }],
  ["page=-3&sort=cheap&all=yes&category=A%20B", {}],
  [
    "sort=price-desc&all=true&position=front-left",
    { sort: "price-desc", all: "true", position: "front-left" },
  ],
])("the address %s requests %j", (query, search) => {
  const read = readPartsSearch(new URLSearchParams(query));
  expect(JSON.parse(JSON.stringify(read))).toEqual(search);
});
