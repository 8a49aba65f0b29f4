import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { PageSections } from "../../rules/header/overview-sections.ts";
import { drawerContents, header, profileMenu } from "../shell-examples.ts";
import { Header } from "./header.tsx";

const candidates = [
  { id: "T2", label: "Range" },
  { id: "T4", label: "Offers" },
  { id: "T5", label: "News" },
];
const there = ["T2", "T5"];

function page(sections: PageSections, ids = there) {
  return (
    <>
      <Header
        content={header}
        picture={undefined}
        account={null}
        quickLinks={profileMenu.loginMenu}
        hasRibbon={false}
        sections={sections}
      />
      <main className="pt-24">
        {ids.map((id) => (
          <section key={id} id={id} aria-label={`Section ${id}`} className="h-screen" />
        ))}
        <div className="h-screen" />
      </main>
    </>
  );
}

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});

const show = (
  sections: Partial<PageSections> = {},
  options: Parameters<typeof render>[1] & { ids?: string[] } = {},
) =>
  render(page({ candidates, areThere: false, ...sections }, options.ids), {
    at: "/news?lang=en",
    ...options,
  });
type Screen = Awaited<ReturnType<typeof show>>;
const button = (screen: Screen) => screen.getByRole("button", { name: "Overview" });
const labels = (screen: Screen) =>
  screen
    .getByRole("list", { name: /Sections of this page|أقسام/ })
    .getByRole("link")
    .elements();

it("lists the sections that are really in the page", async () => {
  const screen = await show();
  await expect.element(button(screen)).toHaveAttribute("aria-expanded", "false");
  await button(screen).click();
  await expect.element(button(screen)).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => labels(screen).map(({ textContent }) => textContent)).toEqual(["Range", "News"]);
});

it("trusts a page that is sure of its sections", async () => {
  const screen = await show({ areThere: true });
  await button(screen).click();
  await expect.poll(() => labels(screen)).toHaveLength(3);
});

it("is not there for a single section", async () => {
  const screen = await show({}, { ids: ["T4"] });
  await expect.element(screen.getByRole("region", { name: "Section T4" })).toBeInTheDocument();
  expect(button(screen).query()).toBeNull();
});

it("looks again when it is opened: a section may have come since", async () => {
  const screen = await show();
  const late = document.createElement("section");
  late.id = "T4";
  screen.getByRole("main").element().append(late);
  await button(screen).click();
  await expect.poll(() => labels(screen)).toHaveLength(3);
  late.remove();
});

it.each([1280, 390])("at %i px a choice leads the page and the keyboard to its section", async (width) => {
  const screen = await show({}, { width });
  await button(screen).click();
  await screen.getByRole("list", { name: "Sections of this page" }).getByText("News").click();
  const section = screen.getByRole("region", { name: "Section T5" });
  await expect.element(section).toHaveFocus();
  await expect.poll(() => Math.abs(section.element().getBoundingClientRect().top)).toBeLessThan(200);
  await expect.element(button(screen)).toHaveAttribute("aria-expanded", "false");
  // The header does not stand over what was chosen.
  await expect
    .poll(() => screen.getByRole("banner").element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(1);
});

it("Escape closes it and gives the focus back", async () => {
  const screen = await show({}, { language: "ar", at: "/news?lang=ar" });
  await button(screen).click();
  await expect.poll(() => labels(screen)).toHaveLength(2);
  await userEvent.tab();
  expect(labels(screen)).toContain(document.activeElement);
  await userEvent.keyboard("{Escape}");
  await expect.element(button(screen)).toHaveFocus();
  await expect.element(button(screen)).toHaveAttribute("aria-expanded", "false");
});
