import { afterEach, describe, expect, test, vi } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { demoBank, paymentNotifications } from "../../api.server.ts";
import { newPayable } from "../../payment-examples.ts";
import { requestPayment } from "../../payments.server.ts";
import { gatewayOf, hasDemoBank, paymentMethods } from "./chosen-gateway.server.ts";

afterEach(() => vi.restoreAllMocks());

function choose(payments: Partial<typeof config.payments>, demo: "on" | "off" = "off"): void {
  vi.spyOn(config, "payments", "get").mockReturnValue(payments as typeof config.payments);
  vi.spyOn(config, "env", "get").mockReturnValue({ ...config.env, MARSA_DEMO: demo });
}

describe("without the demo", () => {
  test("the demo's bank is not there, and nothing can be paid by its cards", async () => {
    choose({ gateway: "demo", methods: ["card"] });
    expect(hasDemoBank()).toBe(false);
    expect(paymentMethods()).toEqual([]);
    expect(gatewayOf("demo")).toBeUndefined();
    expect((await paymentNotifications.request("/demo", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await demoBank.request("/pay/bch_x")).status).toBe(404);
    expect((await demoBank.request("/api/charges", { method: "POST" })).status).toBe(404);
    expect(await requestPayment(newPayable(), "card")).toEqual({ ok: false, code: "payment-unavailable" });
  });

  test.each(["tap", "checkout"] as const)(
    "%s is there, with its methods in the importer's order",
    (gateway) => {
      choose({ gateway, methods: ["qpay", "card"], address: "https://gateway.test" });
      expect(paymentMethods().map((method) => [method.gateway, method.id])).toEqual([
        [gateway, "qpay"],
        [gateway, "card"],
      ]);
      expect(gatewayOf(gateway)?.id).toBe(gateway);
      expect(gatewayOf("demo")).toBeUndefined();
    },
  );

  test("beside another gateway the demo's bank stands not even where the demo is on", () => {
    choose({ gateway: "tap", methods: ["card"], address: "https://gateway.test" }, "on");
    expect(hasDemoBank()).toBe(false);
  });
});
