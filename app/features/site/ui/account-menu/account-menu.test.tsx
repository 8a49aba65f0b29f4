import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { PageSession } from "#app/features/account/session/page-session.ts";
import type { SessionState } from "#app/features/account/session/session-machine.ts";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { header, profileMenu } from "../shell-examples.ts";
import { AccountMenu } from "./account-menu.tsx";

const profile = {
  ...{ id: "1", sfAccountId: "1", kunnr: "1", firstName: "Noora", lastName: "Al Kaabi", phones: [] },
  emails: [{ email: "noora@example.qa" }],
};

function accountMenu(state: object) {
  const send = vi.fn();
  const session = {
    state: state as SessionState,
    subscribe: () => () => undefined,
    accessToken: async () => "token-of-noora",
    send,
  } as unknown as PageSession;
  const menu = (
    <SessionContext value={session}>
      <div className="flex">
        <AccountMenu header={header} menu={profileMenu} />
      </div>
    </SessionContext>
  );
  return { menu, send };
}
const visitor = { status: "visitor", leaving: null, isCodeRefused: false };
const signedIn = { status: "signed-in", profile, isReadOnly: false };

describe("until the browser knows who it is", () => {
  afterEach(() => {
    delete document.documentElement.dataset.session;
  });

  it("the way to sign in is a link to what is behind the login", async () => {
    const screen = await render(accountMenu({ status: "starting" }).menu);
    const link = screen.getByRole("link", { name: "Log in" });
    await expect.element(link).toHaveAttribute("href", "/dashboard?lang=en");
    await expect.element(link).toBeVisible();
    await expect.element(screen.getByText("Account")).not.toBeVisible();
  });

  it("a browser with a session shows the room of its customer instead, as wide as what comes", async () => {
    document.documentElement.dataset.session = "stored";
    answerCalls({ "/v3/cart": "pending" });
    const starting = await render(accountMenu({ status: "starting" }).menu);
    const room = starting.getByRole("link", { name: "Account" });
    await expect.element(room).toHaveAttribute("href", "/dashboard?lang=en");
    await expect.element(starting.getByText("Log in")).not.toBeVisible();
    const { right, width } = room.element().getBoundingClientRect();
    await starting.unmount();
    const known = await render(accountMenu(signedIn).menu);
    const initials = known.getByRole("button", { name: /^Your account/ });
    await expect.element(initials).toBeVisible();
    expect(initials.element().getBoundingClientRect()).toMatchObject({ right, width });
  });
});

it("a visitor gets the login link, and shortcuts beside it", async () => {
  const screen = await render(accountMenu(visitor).menu);
  await expect.element(screen.getByRole("link", { name: "Log in" })).toBeVisible();
  await screen.getByRole("button", { name: "Shortcuts" }).click();
  await screen.getByRole("link", { name: "Find us" }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/find-us");
  await expect.element(screen.getByText("Find us")).not.toBeVisible();
});

it("the shortcuts open by the keyboard, and Escape gives it back", async () => {
  const screen = await render(accountMenu(visitor).menu);
  await userEvent.tab();
  await userEvent.tab();
  const shortcuts = screen.getByRole("button", { name: "Shortcuts" });
  await expect.element(shortcuts).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const menu = screen.getByRole("dialog", { name: "Shortcuts" });
  await expect.element(menu.getByRole("link", { name: "Find us" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => menu.query()).toBeNull();
  await expect.element(shortcuts).toHaveFocus();
});

it("a customer's cart stands beside their menu, with its pieces", async () => {
  answerCalls({ "/v3/cart": { pieces: 4 } });
  const screen = await render(accountMenu(signedIn).menu);
  await expect
    .element(screen.getByRole("link", { name: "Cart, 4 pieces" }))
    .toHaveAttribute("href", "/cart?lang=en");
});

it("a customer's initials open their menu", async () => {
  answerCalls({ "/v3/cart": "pending" });
  const screen = await render(accountMenu(signedIn).menu);
  const button = screen.getByRole("button", { name: "Your account: Noora Al Kaabi" });
  await expect.element(button).toMatchTextContent(/^NK/);
  await button.click();
  const menu = screen.getByRole("dialog", { name: "Your account" });
  await expect.element(menu.getByText("noora@example.qa")).toBeVisible();
  await expect
    .element(menu.getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("href", "/dashboard?lang=en");
});

it("logging out is confirmed first", async () => {
  answerCalls({ "/v3/cart": "pending" });
  const nameAr = "نورة الكعبي";
  const { menu, send } = accountMenu({ ...signedIn, profile: { ...profile, nameAr } });
  const screen = await render(menu, { language: "ar" });
  const button = screen.getByRole("button", { name: `Your account: ${nameAr}` });
  await expect.element(button).toMatchTextContent(/^ن\sك/);
  await button.click();
  await screen.getByRole("button", { name: "Log out" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Log out?" })).toBeVisible();
  await screen.getByRole("button", { name: "Stay" }).click();
  expect(send).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Log out" }).click();
  await screen.getByRole("button", { name: "Yes, log out" }).click();
  expect(send).toHaveBeenCalledWith({ type: "logout-requested" });
});
