import { beforeEach, describe, expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { readStockAddress } from "../../rules/address/stock-address.ts";
import { AlertForm } from "./alert-form.tsx";
import { FeedAddress } from "./feed-address.tsx";

const search = readStockAddress(new URLSearchParams("bodyType=suv&priceMax=90000&sort=year&page=3"));

beforeEach(() => sessionStorage.clear());

describe("a subscription by mail", () => {
  async function show(answer: CallAnswer | CallAnswer[]) {
    const calls = answerCalls({ "/v1/cpov/alerts": answer });
    const screen = await render(<AlertForm search={search} />);
    return {
      screen,
      calls,
      email: screen.getByRole("textbox", { name: /^E-mail address/ }),
      send: screen.getByRole("button", { name: "Tell me" }),
    };
  }

  it.each(["", "buyer", "buyer@", "buyer example.qa"])(
    "%j is no address, and nothing is sent",
    async (typed) => {
      const { screen, calls, email, send } = await show({});
      await email.fill(typed);
      await send.click();
      await expect.element(email).toBeInvalid();
      await expect
        .element(screen.getByRole("region", { name: "One field needs another look." }))
        .toHaveFocus();
      await screen.getByRole("button", { name: /^E-mail address/ }).click();
      await expect.element(email).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  it("is sent with the filters alone, and thanked without the form", async () => {
    const { screen, calls, email, send } = await show({});
    await email.fill("buyer@example.qa");
    await send.click();
    await expect.element(screen.getByText(/^We have sent you a mail/)).toBeVisible();
    expect(calls[0]?.body).toEqual({
      email: "buyer@example.qa",
      website: "",
      search: { bodyType: "suv", priceMax: "90000" },
    });
    await expect.element(email).not.toBeInTheDocument();
  });

  it("after a lost connection is sent again under the same key", async () => {
    const { screen, calls, email, send } = await show(["offline", {}]);
    await email.fill("buyer@example.qa");
    await send.click();
    await expect.element(screen.getByText(/^The connection was lost/)).toBeVisible();
    await send.click();
    await expect.element(screen.getByText(/^We have sent you a mail/)).toBeVisible();
    const keys = calls.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("that is refused shows the reason of the server, and begins anew", async () => {
    const refused = Response.json(
      { code: "too-many-alerts", message: "Too many alerts for now." },
      { status: 429 },
    );
    const { screen, calls, email, send } = await show([refused, {}]);
    await email.fill("buyer@example.qa");
    await send.click();
    await expect.element(screen.getByText("Too many alerts for now.")).toBeVisible();
    await send.click();
    await expect.element(screen.getByText(/^We have sent you a mail/)).toBeVisible();
    const keys = calls.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("hides from people the field that only machines fill", async () => {
    const { screen } = await show({});
    expect(screen.getByRole("textbox").elements()).toHaveLength(1);
    const trap = screen.container.querySelector<HTMLInputElement>("input[name=website]");
    expect(trap?.tabIndex).toBe(-1);
  });
});

describe("the address of a feed", () => {
  const feed = "/v3/cpov/feed";
  const address = "https://rimal.example/feeds/pre-owned?bodyType=suv&signature=abc";

  it("is made when it is requested, for the newest cars of the search", async () => {
    const calls = answerCalls({ [feed]: { address } });
    const screen = await render(<FeedAddress search={search} />, { language: "ar" });
    expect(calls).toEqual([]);
    await screen.getByRole("button", { name: "عرض الرابط" }).click();
    const field = screen.getByRole("textbox", { name: "رابط الخلاصة" });
    await expect.element(field).toHaveValue(address);
    await expect.element(field).toHaveAttribute("dir", "ltr");
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      bodyType: "suv",
      priceMax: "90000",
      lang: "ar",
    });
  });

  it("is selected as a whole where the field is entered", async () => {
    answerCalls({ [feed]: { address } });
    const screen = await render(<FeedAddress search={search} />);
    await screen.getByRole("button", { name: "Show the address" }).click();
    const textbox = screen.getByRole("textbox", { name: "Address of the feed" });
    await expect.element(textbox).toHaveValue(address);
    const field = textbox.element() as HTMLInputElement;
    field.focus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
    expect(field.readOnly).toBe(true);
  });

  it("that could not be made says so, and can be tried again", async () => {
    answerCalls({ [feed]: [refusal(503, "unavailable"), { address }] });
    const screen = await render(<FeedAddress search={search} />);
    const button = screen.getByRole("button", { name: "Show the address" });
    await button.click();
    await expect
      .element(screen.getByRole("status"))
      .toHaveTextContent("The address could not be made. Try again.");
    await button.click();
    await expect.element(screen.getByRole("textbox")).toHaveValue(address);
  });
});
