import { testCards } from "#app/features/payments/rules/bank/test-cards.ts";
import { main } from "../../../../tests/factories/orders/orders-api.ts";
import { callShop, type ShopReply, sendBankForm } from "./shop-caller.ts";
import type { ShopCustomer } from "./shop-customers.ts";

const goodCard = { expiry: "12/49", securityCode: "123", name: "Noora Salem" };

/** One customer at one program: the calls of the shop, as its pages make them. */
export function shopVisit(address: string, customer: ShopCustomer) {
  const post = (path: string, body: object, key?: string) =>
    callShop(address, customer, ["POST", path], { body, ...(key !== undefined && { key }) });
  const get = (path: string) => callShop(address, customer, ["GET", path]);
  return {
    add: (partNumber: string, quantity: number, key?: string) =>
      post("/cart/items", { partNumber, quantity }, key),
    clear: (key?: string) => post("/cart/clear", {}, key),
    cart: () => get("/cart"),
    order: (cartVersion: number, key?: string, centerId = main) =>
      post("/parts/create-order", { centerId, phone: "55001234", termsAccepted: true, cartVersion }, key),
    requestPayment: (orderId: string, key?: string, method = "card") =>
      post("/parts/payment-request", { orderId, method }, key),
    enterCard: (page: string, scenario: string): Promise<ShopReply> => {
      const number = testCards.find((card) => card.scenario === scenario)?.number ?? "";
      return sendBankForm(address, page, "card", { number, ...goodCard });
    },
    enterCode: (page: string): Promise<ShopReply> => sendBankForm(address, page, "code", { code: "123456" }),
    check: (attemptId: string) => get(`/payments/${attemptId}`),
    show: (orderId: string) => get(`/parts/orders/${orderId}`),
    cancel: (orderId: string, key?: string) => post(`/parts/orders/${orderId}/cancel`, {}, key),
  };
}
