import { expect, it } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { setBottomInset } from "./bottom-inset.ts";
import { FloatingAction } from "./floating-action.tsx";

const onPage = (
  <div className="h-[400vh]">
    <FloatingAction to="/book-a-service" label="Book a service" awayAt={["form"]} />
    <form id="form" aria-label="Request" className="absolute top-[200vh] h-40" />
    <div data-page-end className="absolute top-[390vh] h-4" />
  </div>
);
const bar = () => document.querySelector<HTMLElement>(".floating-action");

it("comes once the page has scrolled, and takes no focus before", async () => {
  const screen = await render(onPage);
  expect(bar()?.inert).toBe(true);
  window.scrollTo(0, 301);
  await expect.poll(() => bar()?.inert).toBe(false);
  await expect
    .element(screen.getByRole("link", { name: "Book a service" }))
    .toHaveAttribute("href", "/book-a-service?lang=en");
  window.scrollTo(0, 0);
  await expect.poll(() => bar()?.inert).toBe(true);
});

it.each([
  ["a place with an action of its own", 1500],
  ["the end of the page", 2900],
])("is away at %s", async (_, top) => {
  await render(onPage);
  window.scrollTo(0, 500);
  await expect.poll(() => bar()?.inert).toBe(false);
  window.scrollTo(0, top);
  await expect.poll(() => bar()?.inert).toBe(true);
});

it("stands above the question for consent", async () => {
  await render(onPage);
  setBottomInset(120);
  expect(getComputedStyle(bar() as HTMLElement).bottom).toBe("120px");
  setBottomInset(0);
  expect(getComputedStyle(bar() as HTMLElement).bottom).toBe("0px");
});
