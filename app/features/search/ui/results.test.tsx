import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { SearchHit } from "../calls.ts";
import { Results } from "./results.tsx";

const hit = (kind: SearchHit["kind"], id: string, changes: Partial<SearchHit> = {}): SearchHit => ({
  ...{ kind, id, url: `/${id}`, title: id, text: `About ${id}.`, marks: [] },
  ...changes,
});
const waysOn = [{ label: "Offers", url: "/special-offers" }];
const show = (query: string, hits: readonly SearchHit[] | null, language: Language = "en") =>
  render(<Results query={query} hits={hits} waysOn={waysOn} />, { language });
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, "");

describe("what was found", () => {
  it("stands in groups by kind, the group of the best hit first, each with its number", async () => {
    const hits = [hit("offer", "winter"), hit("model", "suhail"), hit("offer", "summer")];
    const screen = await show("check", hits);
    const headings = screen.getByRole("heading", { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Offers 2", "Models 1"]);
    const offers = screen.getByRole("region", { name: "Offers 2" });
    expect(
      offers
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/winter?lang=en", "/summer?lang=en"]);
  });

  it("a call stands with its number, a chat and the page on the same thing", async () => {
    const call = hit("action", "call", {
      ...{ url: "tel:+97455001200", title: "Call us", icon: "phone" },
      ...{ page: "/find-us", chat: "https://wa.me/97466001200?text=Call%20us" },
    });
    const screen = await show("phone", [call, hit("page", "contact")], "ar");
    const actions = screen.getByRole("region", { name: "ما يمكنك فعله" });
    const link = actions.getByRole("link").first();
    await expect.element(link).toHaveAttribute("href", "tel:+97455001200");
    await expect.element(link.getByText("+974 5500 1200")).toHaveAttribute("dir", "ltr");
    const hrefs = actions
      .getByRole("link")
      .elements()
      .map((one) => one.getAttribute("href"));
    expect(hrefs).toEqual([
      "tel:+97455001200",
      "https://wa.me/97466001200?text=Call%20us",
      "/find-us?lang=ar",
    ]);
    expect(screen.getByRole("heading", { level: 2 }).first().element().textContent).toBe("ما يمكنك فعله");
  });

  it("a part stands first where it is meant, and asks for the car", async () => {
    const pads = hit("part", "brake-pads", {
      ...{ url: "/auto-parts?typeId=brake-pads&q=pads", title: "Brake pads", text: "Brakes › Pads" },
      part: { typeId: "brake-pads", category: "pads" },
    });
    const screen = await show("pads", [pads, hit("action", "book", { title: "Book a service" })]);
    const headings = screen.getByRole("heading", { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Genuine parts 1", "What you can do"]);
    const link = screen.getByRole("region", { name: "Genuine parts 1" }).getByRole("link").first();
    await expect.element(link).toMatchTextContent(/Does it fit your car\?/);
    await expect.element(link).toHaveAttribute("href", "/auto-parts?typeId=brake-pads&q=pads&lang=en");
  });

  it("says that other words are searched for while the old results stand", async () => {
    const { promise: answer, resolve } = Promise.withResolvers<null>();
    const routes = [{ path: "/search", loader: () => answer, element: <p>New results</p> }];
    const screen = await render(<Results query="old" hits={[hit("page", "old")]} waysOn={waysOn} />, {
      routes,
    });
    void screen.router.navigate("/search?q=new");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Searching…");
    const results = screen.getByText("About old.").element().closest("[aria-busy]");
    expect(results?.getAttribute("aria-busy")).toBe("true");
    resolve(null);
    await expect.element(screen.getByText("New results")).toBeVisible();
  });

  it("a part that was found by its number has it beside its category, in digits that stay", async () => {
    const pad = hit("part", "3090-8123", {
      ...{ url: "/auto-parts?q=30908123", title: "فحمات", text: "الفرامل" },
      part: { typeId: "brake-pads", category: "pads", number: "30908-123" },
    });
    const screen = await show("30908123", [pad], "ar");
    const number = screen.getByText("30908-123");
    await expect.element(number).toHaveClass("latin-digits");
    await expect.element(number).toHaveAttribute("dir", "ltr");
  });

  it("says what of the words is no condition of a car", async () => {
    const cars = hit("action", "used", { title: "Used cars", leftOut: ["نظيف", "سريع"] });
    const screen = await show("used", [cars], "ar");
    await expect.element(screen.getByText("لم نبحث عن: نظيف، سريع")).toBeVisible();
  });

  it("shows what of a title was meant, each stretch by itself", async () => {
    const marked = hit("model", "m", {
      title: "Suhail Sport Hybrid",
      marks: [
        [0, 6],
        [13, 19],
      ],
    });
    const screen = await show("suhail hybrid", [marked]);
    const marks = [...screen.container.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["Suhail", "Hybrid"]);
    await expect.element(screen.getByText("Sport", { exact: false })).toBeVisible();
    expect(screen.getByRole("link").element().textContent).toBe("Suhail Sport HybridAbout m.");
  });

  it.each<[Language, number, string]>([
    ["en", 1, "1 result for “suv”"],
    ["en", 3, "3 results for “suv”"],
    ["ar", 2, "نتيجتان للبحث عن «suv»"],
    ["ar", 11, "11 نتيجة للبحث عن «suv»"],
  ])("in %s %i of them are said: %s", async (language, count, words) => {
    const hits = Array.from({ length: count }, (_, at) => hit("page", `p${at}`));
    const screen = await show("suv", hits, language);
    expect(plain(screen.getByRole("status").first().element().textContent)).toBe(words);
    expect(screen.getByRole("link", { name: "Offers" }).query()).toBeNull();
  });
});

describe("where nothing is shown", () => {
  it.each<[string, readonly SearchHit[] | null, RegExp, string]>([
    ["zz", [], /^Try the name of a model/, "Nothing found for “zz”"],
    ["", [], /^Write a name or a word/, ""],
    ["suv", null, /^The search does not answer just now/, ""],
  ])("for %j with %j it is said why, with ways on", async (query, hits, help, status) => {
    const screen = await show(query, hits);
    await expect.element(screen.getByText(help)).toBeVisible();
    expect(plain(screen.getByRole("status").first().element().textContent)).toBe(status);
    await expect
      .element(screen.getByRole("link", { name: "Offers" }))
      .toHaveAttribute("href", "/special-offers?lang=en");
  });

  it("the field keeps the words, to change them", async () => {
    const screen = await show("zz", []);
    await expect.element(screen.getByRole("combobox")).toHaveValue("zz");
  });
});
