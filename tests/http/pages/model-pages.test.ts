import { describe, expect, test } from "vitest";
import { modelComparisonWords } from "#app/features/showroom/ui/models/comparison-words.ts";
import { modelWords } from "#app/features/showroom/ui/models/words.ts";
import emptyStates from "../../../content/demo/empty-states.json" with { type: "json" };
import { testProgram } from "../../factories/program/test-program.ts";

/* The list of models and their comparison as the built program answers them: no script has a part in it. */
describe("the list of models", () => {
  const program = testProgram();

  const textOf = async (path: string) => (await fetch(`${program.address}${path}`)).text();
  const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  const listedIn = (page: string) =>
    [...mainOf(page).matchAll(/<h2[^>]*><a[^>]*href="\/vehicle\/([a-z]+)/g)].map(([, model]) => model);
  const canonical = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
  const emptyOf = (key: string) => emptyStates.fragments.find((one) => one.key === key);
  const range = ["nasma", "nada", "suhail", "jawza", "reem", "wahat", "hajar", "badia", "qafila", "shihab"];

  test.each([
    ["/vehicle?lang=en", range],
    ["/vehicle?lang=ar&sort=nonsense&priceMax=x&bodyType=boat&seats=&unknown=1", range],
    ["/vehicle?lang=en&bodyType=suv&fuel=hybrid&sort=price-up", ["reem", "wahat", "hajar"]],
    ["/vehicle?lang=ar&seats=7&sort=price-down", ["hajar", "wahat"]],
    ["/vehicle?lang=en&priceMax=85000", ["nasma", "nada", "suhail"]],
    ["/vehicle?lang=en&monthlyMax=1500&sort=power", ["nasma"]],
    ["/vehicle?lang=ar&fuel=diesel&seats=7", []],
  ])("%s lists %j", async (path, models) => {
    expect(listedIn(await textOf(path))).toEqual(models);
  });

  test("the price of a card is that of the trim that fits", async () => {
    const page = mainOf(await textOf("/vehicle?lang=en&bodyType=suv&seats=7&fuel=hybrid&priceMax=200000"));
    expect(page).toContain("172,900");
    expect(page).not.toContain("139,900");
  });

  test("where no model fits, each filter that can go is a link with what it shows", async () => {
    const page = mainOf(await textOf("/vehicle?lang=en&fuel=diesel&seats=7&compare=reem"));
    expect(page).toContain(emptyOf("models")?.en.title);
    const { without } = modelWords.of("en");
    expect(page).toContain(`href="/vehicle?fuel=diesel&amp;compare=reem&amp;lang=en"`);
    expect(page).toContain(without("7 seats", 2));
    expect(page).toContain(without("Diesel", 2));
  });

  test.each(["en", "ar"])("in %s it is known by its own address, whatever narrows it", async (lang) => {
    const page = await textOf(`/vehicle?lang=${lang}&bodyType=suv&compare=reem`);
    expect(canonical(page)).toMatch(new RegExp(`/vehicle\\?lang=${lang}$`));
    expect(page).not.toContain('name="robots"');
    expect(page).toContain('"@type":"BreadcrumbList"');
    expect(page).toContain('"numberOfItems":10');
    expect(await textOf("/sitemap.xml")).toContain(`/vehicle?lang=${lang}</loc>`);
  });

  test("boxes and their button are a form, and what the address picked is ticked", async () => {
    const page = mainOf(await textOf("/vehicle?lang=en&compare=reem,wahat&bodyType=suv"));
    const [form = ""] = /<form[^>]*action="\/vehicle\/compare".*?<\/form>/s.exec(page) ?? [];
    const ticked = [...form.matchAll(/<input[^>]*name="models"[^>]*>/g)].filter(([box]) =>
      box.includes("checked"),
    );
    expect(ticked.map(([box]) => /value="(\w+)"/.exec(box)?.[1])).toEqual(["reem", "wahat"]);
    expect(form).toMatch(/<button[^>]*type="submit"[^>]*>Compare 2 models/);
  });
});

describe("the comparison of models", () => {
  const program = testProgram();

  const textOf = async (path: string) => (await fetch(`${program.address}${path}`)).text();
  const columnsIn = (page: string) => {
    const [head = ""] = /<thead>.*?<\/thead>/s.exec(page) ?? [];
    return [...head.matchAll(/href="\/vehicle\/(?!compare)([a-z]+)\?/g)].map(([, model]) => model);
  };

  test.each([
    ["/vehicle/compare?lang=en&models=wahat,reem", ["wahat", "reem"]],
    ["/vehicle/compare?lang=ar&models=Nasma&models=badia&models=boat", ["nasma", "badia"]],
    ["/vehicle/compare?lang=en&models=hajar", ["hajar"]],
    ["/vehicle/compare?lang=en&models=hajar,wahat,reem,nada", ["hajar", "wahat", "reem"]],
    ["/vehicle/compare?lang=en&models=juman", []],
    ["/vehicle/compare?lang=ar", []],
  ])("%s sets %j side by side", async (path, models) => {
    expect(columnsIn(await textOf(path))).toEqual(models);
  });

  test("what differs is marked and comes first, and no search engine lists a set of models", async () => {
    const page = await textOf("/vehicle/compare?lang=en&models=wahat,reem");
    const differs = (name: string) =>
      new RegExp(`<tr data-differs="(\\w+)"><th scope="row">${name}[<]`).exec(page)?.[1];
    expect(["Seats", "Length", "Finance a month", "Equipment"].map(differs)).toEqual(Array(4).fill("true"));
    expect(["Warranty", "Doors"].map(differs)).toEqual(["false", "false"]);
    expect(page.indexOf(">Airbags<")).toBeLessThan(page.indexOf(">Warranty<"));
    expect(page).toMatch(/<meta name="robots" content="noindex"/);
    expect(page).toContain('href="/vehicle?compare=wahat%2Creem&amp;lang=en"');
    expect(page).toContain('href="/test-drive?car=wahat&amp;lang=en"');
  });

  test("a fourth model is named, not shown", async () => {
    const page = await textOf("/vehicle/compare?lang=ar&models=hajar,wahat,reem,nada");
    expect(page).toContain(modelComparisonWords.of("ar").tooMany("ندى"));
  });

  test.each(["en", "ar"] as const)(
    "without models it says so in %s and lets them be chosen",
    async (lang) => {
      const page = await textOf(`/vehicle/compare?lang=${lang}`);
      expect(page).toContain(
        emptyStates.fragments.find(({ key }) => key === "compared-models")?.[lang].title,
      );
      expect(page.match(/<select[^>]*name="models"/g)).toHaveLength(3);
    },
  );
});
