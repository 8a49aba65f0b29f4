import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { drawerContents, header, profileMenu } from "../shell-examples.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { ModelsPanel } from "./models-panel.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

const [models, service] = header.menuTabFields;
if (!models || !service) throw new Error("the example has two fields");

it("types go up and down with the arrows, and show their cars", async () => {
  const screen = await render(<ModelsPanel contents={drawerContents} onChoose={() => undefined} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "All models" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByRole("tab", { name: "Sedans" })).toHaveFocus();
  const panel = screen.getByRole("tabpanel", { name: "Sedans" });
  await expect.element(panel.getByRole("heading", { name: "Nasma" })).toBeVisible();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tabpanel").getByRole("heading").elements()).toHaveLength(3);
});

it("a car says what it costs, and its whole card leads to it", async () => {
  const onChoose = vi.fn();
  const screen = await render(<ModelsPanel contents={drawerContents} onChoose={onChoose} />, {
    language: "ar",
  });
  await expect.element(screen.getByText("139,900").first()).toBeVisible();
  await screen.getByRole("link", { name: /Explore.*Reem/ }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/vehicle/reem");
  expect(onChoose).toHaveBeenCalledTimes(1);
});

it("the two other ways are there where their pages are", async () => {
  const screen = await render(<ModelsPanel contents={drawerContents} onChoose={() => undefined} />);
  await expect.element(screen.getByRole("link", { name: "Test drive" })).toBeVisible();
  const without = {
    ...drawerContents,
    testDriveUrl: undefined,
    preOwned: { url: undefined, picture: undefined },
  };
  screen.show(<ModelsPanel contents={without} onChoose={() => undefined} />);
  expect(screen.getByRole("link", { name: /Test drive|Pre-owned/ }).elements()).toHaveLength(0);
});

it("a tab of the menu has its pages, the way to used cars and an offer of today", async () => {
  const panel = <MenuPanel field={service} index={1} contents={drawerContents} onChoose={() => undefined} />;
  const screen = await render(panel);
  await expect
    .element(screen.getByRole("link", { name: "Cars to choose from" }))
    .toHaveAttribute("href", "/pre-owned?lang=en");
  await expect
    .element(screen.getByRole("region", { name: "Offers" }).getByText("Summer check"))
    .toBeVisible();
});

it("without its contents the menu shows its pages alone", async () => {
  const screen = await render(
    <MenuPanel field={service} index={1} contents={undefined} onChoose={() => undefined} />,
  );
  await expect.element(screen.getByRole("link", { name: "Prices" })).toBeVisible();
  expect(screen.getByRole("region").query()).toBeNull();
});

it("on a phone one field is open at a time, and models open their own drawer", async () => {
  const onModels = vi.fn();
  const menu = (
    <PhoneMenu
      content={header}
      contents={drawerContents}
      quickLinks={profileMenu.loginMenu}
      onModels={onModels}
      onChoose={() => undefined}
    />
  );
  const screen = await render(menu, { width: 390 });
  await expect.element(screen.getByText("Book a service")).not.toBeVisible();
  await screen.getByText("Service").click();
  await expect.element(screen.getByRole("link", { name: "Book a service" })).toBeVisible();
  await expect.element(screen.getByText("Summer check")).toBeVisible();
  await screen.getByRole("button", { name: "Models" }).click();
  expect(onModels).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole("link", { name: "Find us" })).toBeVisible();
});
