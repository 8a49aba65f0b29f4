import { expect, it } from "vitest";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { cartExample, lineExample } from "../cart/cart-examples.ts";
import { CartLink } from "./cart-link.tsx";

it.each([
  [3, "en", "Cart, 3 pieces"],
  [2, "ar", "السلة، عدد القطع 2"],
] as const)("of %i pieces in %s is called %s", async (quantity, language, name) => {
  answerCalls({ "/v3/cart": cartExample([lineExample({ quantity })]) });
  const screen = await render(<CartLink />, { customer: {}, language });
  const link = screen.getByRole("link", { name });
  await expect.element(link).toHaveTextContent(String(quantity));
  await expect.element(link).toHaveAttribute("href", `/cart?lang=${language}`);
});

it("leads to the cart where it could not be read", async () => {
  answerCalls({ "/v3/cart": "pending" });
  const screen = await render(<CartLink />, { customer: {} });
  await expect.element(screen.getByRole("link")).toHaveTextContent("");
});
