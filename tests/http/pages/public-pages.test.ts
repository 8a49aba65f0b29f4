import { beforeAll, describe, expect, test } from "vitest";
import { clickName } from "#app/features/analytics/rules/click-names.ts";
import { fleetWords } from "#app/features/showroom/ui/fleet/words.ts";
import { bytesOnTheWire } from "../../factories/program/bytes-on-the-wire.ts";
import { testProgram } from "../../factories/program/test-program.ts";

/* What every public page keeps to, in both languages: valid HTML where it once was not, few scripts, nobody else's host. */

const paths = [
  "/",
  "/search?q=suhail",
  "/vehicle",
  "/vehicle/compare?models=wahat,reem",
  "/vehicle/suhail",
  "/vehicle/suhail/gallery",
  "/vehicle/suhail/specifications",
  "/special-offers",
  "/offers/suhail-lease",
  "/offers/suhail-lease/thank-you?isFormSubmitted=true",
  "/offers/service/ac-checkup",
  "/news/new-wahat",
  "/find-us",
  "/fleet",
  "/fleet/fleet-calculator-discovery",
  "/finance",
  "/motorsports",
  "/hybrid-technology",
  "/lexus-service",
  "/lexus-service/models",
  "/service/models",
  "/service/models?model=suhail",
  "/pre-owned",
  "/pre-owned/search",
  "/pre-owned/search?bodyType=suv&certified=true",
  "/cpov-test",
  "/listing/SHL-240111",
  "/listing/SHL-230696",
  "/listing/SHL-201355",
  "/listing/NO-SUCH-CAR",
  "/pre-owned/compare?cars=SHL-240111,HJR-230728",
  "/error/404",
  "/no-such-page",
];
const mostScriptBytes = 190 * 1024;

const program = testProgram();

describe.each(["en", "ar"] as const)("public pages in %s", (language) => {
  const pages = new Map<string, string>();
  beforeAll(async () => {
    for (const path of paths) pages.set(path, await read(path));
  });

  const read = async (path: string) => {
    const address = `${program.address}${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
    return (await fetch(address)).text();
  };

  test("/fleet takes the calculator's answers from its address, and says so without scripts", async () => {
    const { answersGoAlong } = fleetWords.of(language);
    expect(pages.get("/fleet")).not.toContain(answersGoAlong);
    const answered = await read("/fleet?km=45000&count=12&use=tools&term=60");
    expect(answered).toContain(answersGoAlong);
    expect(answered).toMatch(/<dd[^>]*>45,000<.*<dd[^>]*>12</s);
  });

  test.each(paths)("%s: no id stands twice, and labels and controls lead to ids that are there", (path) => {
    const html = pages.get(path) ?? "";
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    // A closed dialog brings its title when it opens, a closed field of a search its list.
    const shown = html.replaceAll(/<(?:dialog|input[^>]* aria-expanded="false")[^>]*>/g, "");
    const named = [
      ...shown.matchAll(/ (?:for|aria-labelledby|aria-describedby|aria-controls|popovertarget)="([^"]+)"/g),
    ];
    const wanted = named.flatMap(([, list]) => list?.split(" ") ?? []);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(paths)("%s: words hold no blocks, lists of terms hold terms", (path) => {
    const html = pages.get(path) ?? "";
    expect(blocksInWords(html)).toEqual([]);
    expect([...html.matchAll(/<dl[^>]*><div[^>]*><(?!dt|dd)\w+/g)].map(([found]) => found)).toEqual([]);
    expect(
      [...html.matchAll(/<input[^>]*role="combobox"[^>]*>/g)].filter(([tag]) => /type="search"/.test(tag)),
    ).toEqual([]);
    expect(
      [...html.matchAll(/<input[^>]*tel-national[^>]*>/gi)].filter(([tag]) => /type="tel"/.test(tag)),
    ).toEqual([]);
  });

  test.each(paths)("%s: at most 190 KB of scripts", async (path) => {
    const html = pages.get(path) ?? "";
    const files = new Set(
      [...html.matchAll(/(?:(?:src|href)=|import\s*|from\s*)"(\/assets\/[^"]+\.js)"/g)].map(
        ([, file]) => file ?? "",
      ),
    );
    const sizes = await Promise.all([...files].map((file) => bytesOnTheWire(`${program.address}${file}`)));
    expect(files.size).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScriptBytes);
  });

  test.each(paths)("%s: analytics have a name for every link and button", (path) => {
    const address = new URL(path, "https://rimal.example").href;
    const pressable = [...(pages.get(path) ?? "").matchAll(/<(a|button|summary)\b((?:"[^"]*"|[^>"])*)>/g)];
    const nameless = pressable.filter(
      ([, tag = "", written = ""]) =>
        clickName({ tag, attribute: attributesIn(written) }, address, () => undefined) === undefined,
    );
    expect(pressable.length).toBeGreaterThan(5);
    expect(nameless.map(([whole]) => whole)).toEqual([]);
  });

  test.each(paths)("%s: nothing is fetched from another host", (path) => {
    const html = pages.get(path) ?? "";
    const fetched = [
      ...html.matchAll(
        /<(?:script|img|source|iframe|video|link(?! rel="(?:canonical|alternate)"))[^>]*? (?:src|href|srcset|srcSet|poster)="([^"]+)"/g,
      ),
    ];
    expect(fetched.length).toBeGreaterThan(3);
    expect(
      fetched.map(([, address]) => address).filter((address) => /^(?:https?:)?\/\//.test(address ?? "")),
    ).toEqual([]);
  });
});

/** The attributes that a tag is written with. */
function attributesIn(written: string): (name: string) => string | null {
  const all = new Map(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  return (name) => all.get(name)?.replaceAll("&amp;", "&") ?? null;
}

/** Blocks within spans, paragraphs and buttons, which the standard gives no room. */
function blocksInWords(html: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end, tag = "", rest = ""] of html.matchAll(/<(\/?)(\w+)((?:"[^"]*"|[^>"])*)>/g)) {
    if (!/^(span|p|button|h[1-6]|div|section|ul|ol|dl|table)$/.test(tag)) continue;
    if (end) {
      open.splice(open.lastIndexOf(tag));
      continue;
    }
    const isBlock = /^(div|p|section|ul|ol|dl|table)$/.test(tag);
    if (isBlock && open.some((outer) => /^(span|p|button|h[1-6])$/.test(outer)))
      found.push(`${open.join(" > ")} > ${tag}${rest.slice(0, 60)}`);
    open.push(tag);
  }
  return found;
}
