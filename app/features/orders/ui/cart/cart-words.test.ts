import { expect, test } from "vitest";
import { checkoutWords } from "../checkout/checkout-words.ts";
import { cartWords } from "./cart-words.ts";

const [cart, checkout] = [cartWords.of("ar"), checkoutWords.of("ar")];

test.each([
  [1, "حبة واحدة", "حبة واحدة"],
  [2, "حبتين", "حبتان"],
  [3, "3 حبات", "3 حبات"],
  [10, "10 حبات", "10 حبات"],
  [11, "11 حبة", "11 حبة"],
  [99, "99 حبة", "99 حبة"],
])("%i pieces are counted as Arabic counts", (count, after, alone) => {
  expect(cart.nextBreak(count, "5 ريال")).toContain(`من ${after} فأكثر`);
  expect(cart.short(count)).toContain(`المتوفر ${alone} فقط`);
  expect(checkout.take(count)).toBe(`خذ المتوفر (${alone})`);
});
