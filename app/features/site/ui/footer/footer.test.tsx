import { describe, expect, it, onTestFinished, vi } from "vitest";
import { privacyChoicesEvent } from "#app/features/analytics/track.ts";
import { market } from "#app/i18n/market.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { footer, logo } from "../shell-examples.ts";
import { Footer, type FooterProps } from "./footer.tsx";
import { FooterLine } from "./footer-line.tsx";

const props: FooterProps = {
  content: footer,
  logos: [logo, { ...logo, logoUrl: "https://marsa.example", logoImageAlt: "Marsa" }],
  year: 2027,
  isShort: false,
  locationsId: undefined,
  privacyChoices: "Privacy choices",
};

const callUs = { en: "Call us", ar: "اتصل بنا" };

describe.each([
  ["the footer", Footer],
  ["its line", FooterLine],
])("the telephone of %s", (_, Shown) => {
  it.each(["en", "ar"] as const)(
    "is dialled whole and in %s read in groups from left to right",
    async (language) => {
      const content = { ...footer, footerLabels: { ...footer.footerLabels, callUs: callUs[language] } };
      const screen = await render(<Shown {...props} content={content} />, { language });
      const call = screen.getByRole("link", { name: new RegExp(`^${callUs[language]}`) });
      await expect.element(call).toHaveAttribute("href", "tel:+97444001234");
      expect(readFromLeft(call.element(), "+974 4400 1234")).toBe("+974 4400 1234");
    },
  );
});

it("has menus by their titles, the year and the importer's logo", async () => {
  const screen = await render(<Footer {...props} />);
  await expect
    .element(screen.getByRole("navigation", { name: "Pages" }).getByRole("link"))
    .toHaveAttribute("href", "/news?lang=en");
  await expect.element(screen.getByText("© 2027 Marsa")).toBeInTheDocument();
  await expect.element(screen.getByRole("img", { name: "Marsa" })).toBeInTheDocument();
});

it("the short one has no main pages", async () => {
  const screen = await render(<Footer {...props} isShort />);
  expect(screen.getByRole("navigation", { name: "Pages" }).query()).toBeNull();
  await expect.element(screen.getByRole("navigation", { name: "Offers" })).toBeInTheDocument();
});

it("what content does not name is not there", async () => {
  const content = { ...footer, discoverSpecialOffersLinks: [] };
  const screen = await render(<Footer {...props} content={content} privacyChoices={undefined} logos={[]} />);
  expect(screen.getByRole("navigation", { name: "Offers" }).query()).toBeNull();
  expect(screen.getByRole("button").query()).toBeNull();
  const apps = { ...footer, iosAppUrl: "https://apps.example", appstoreLabel: "App Store" };
  screen.show(<Footer {...props} content={apps} />);
  await expect
    .element(screen.getByRole("link", { name: "App Store" }))
    .toHaveAttribute("href", "https://apps.example");
});

it("special hours stand below the usual ones", async () => {
  const screen = await render(
    <Footer {...props} content={{ ...footer, specialTimings: "Ramadan: 9 to 3" }} />,
  );
  await expect.element(screen.getByText("Ramadan: 9 to 3")).toBeInTheDocument();
});

it.each([
  ["the footer", <Footer key="1" {...props} />],
  ["its line", <FooterLine key="2" {...props} />],
])("%s opens the privacy choices", async (_, shown) => {
  const opened = vi.fn();
  addEventListener(privacyChoicesEvent, opened);
  onTestFinished(() => removeEventListener(privacyChoicesEvent, opened));
  const screen = await render(shown);
  await screen.getByRole("button", { name: "Privacy choices" }).click();
  expect(opened).toHaveBeenCalledTimes(1);
});

it("the line keeps help and law in reach", async () => {
  const screen = await render(<FooterLine {...props} />, { language: "ar", width: 390 });
  const list = screen.getByRole("list", { name: "المساعدة والشؤون القانونية" });
  await expect.element(list.getByRole("link", { name: "Privacy" })).toBeVisible();
  await expect
    .element(list.getByRole("link", { name: "Write to us" }))
    .toHaveAttribute("href", "mailto:hello@rimal.example");
});

it("locations that do not load leave a link to their page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const content = { ...footer, locationFragmentEndpointUrl: "/locations" };
  const screen = await render(<Footer {...props} content={content} />);
  await expect
    .element(screen.getByRole("link", { name: "All locations" }))
    .toHaveAttribute("href", "/find-us?lang=en");
});

const showroom = {
  ...{ id: "lusail", locationType: "showroom", defaultLocation: true, phoneNumber: "55001201" },
  ...{ email: "lusail@example.qa", latitude: 25.42, longitude: 51.5, title: "Lusail", address: "Street 1" },
  ...{
    wayThere: "Behind the bank",
    directionsLabel: "Directions",
    shiftOne: "Daily",
    specialTimingShiftOne: "Nights",
  },
};

it("locations that arrive take the place of the link", async () => {
  const path = (language: string) =>
    `/graphql/execute.json/marsa/locations${encodeURIComponent(`;lang=${language};brand=${market().brand}`)}`;
  answerCalls({ [path("ar")]: { locationList: { items: [showroom] } } });
  const content = {
    ...{ ...footer, locationFragmentEndpointUrl: "/locations" },
    locationTypesLabels: [{ id: "showroom", label: "Showrooms" }],
  };
  const screen = await render(<Footer {...props} content={content} />, { language: "ar" });
  screen.getByRole("region", { name: "Find us" }).element().scrollIntoView();
  await expect.element(screen.getByRole("tab", { name: "Showrooms" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "All locations" })).toBeVisible();
  expect(screen.getByRole("link", { name: "All locations" }).query()).toBeNull();
});

/** The characters of a text within an element, in the order in which they stand on the screen. */
function readFromLeft(element: Element, text: string): string {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let node = nodes.nextNode();
  while (node !== null && !node.textContent?.includes(text)) node = nodes.nextNode();
  if (node === null) throw new Error(`there is no ${text}`);
  const start = node.textContent?.indexOf(text) ?? 0;
  const range = document.createRange();
  const placed = [...text].map((character, index) => {
    range.setStart(node, start + index);
    range.setEnd(node, start + index + 1);
    return { character, left: range.getBoundingClientRect().left };
  });
  return placed
    .sort((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join("");
}
