import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { onDatabaseClosed } from "#app/platform/database.server.ts";
import { bankApi } from "../../bank/bank-api.server.ts";
import { type GatewayId, offeredMethods, type PaymentMethod } from "../../rules/methods.ts";
import { bankKey } from "../bank/bank-key.server.ts";
import { checkoutGateway } from "./checkout-gateway.server.ts";
import { demoGateway } from "./demo-gateway.server.ts";
import type { Gateway } from "./gateway.server.ts";
import type { Send } from "./gateway-client.server.ts";
import { tapGateway } from "./tap-gateway.server.ts";

const made = new Map<string, Gateway>();
// The demo's bank shares a key that the database has.
onDatabaseClosed(() => made.clear());

/** Whether the demo's bank stands on this site: its cards pay for nothing, so never beside real customers. */
export function hasDemoBank(): boolean {
  return config.payments.gateway === "demo" && config.env.MARSA_DEMO === "on";
}

/** The ways to pay of this installation; none where its gateway is the demo's bank and the demo is off. */
export function paymentMethods(): readonly PaymentMethod[] {
  const { gateway, methods } = config.payments;
  return gateway === "demo" && !hasDemoBank() ? [] : offeredMethods(gateway, methods);
}

/** The gateway with this id, for attempts of it; undefined where this installation has none of that name. */
export function gatewayOf(id: string): Gateway | undefined {
  if (id !== config.payments.gateway || (id === "demo" && !hasDemoBank())) return undefined;
  const gateway = made.get(id) ?? makeGateway();
  made.set(id, gateway);
  return gateway;
}

/** Whether the gateway of this installation has disputes in its API; of another one staff hear by other ways. */
export function reportsDisputes(): boolean {
  return gatewayOf(config.payments.gateway)?.disputes !== undefined;
}

/** Where a gateway notifies us. */
export function notifyUrlOf(gateway: GatewayId): string {
  return `${origin()}/payments/notifications/${gateway}`;
}

function makeGateway(): Gateway {
  const { payments, env, importer } = config;
  // Where a gateway is chosen the configuration is refused without its secrets.
  const secret = env.MARSA_PAYMENT_SECRET ?? "";
  // In this process, without a detour over the network: another process may have the port.
  if (payments.gateway === "demo")
    return demoGateway(bankKey(), async (path, init) => bankApi.request(path, init));
  const send: Send = (path, init) => fetch(payments.address + path, init);
  if (payments.gateway === "tap") {
    const dialCode = internationalPhone("", importer.country).slice(1);
    return tapGateway({ secret, dialCode, merchant: payments.merchant }, send);
  }
  const signatureSecret = env.MARSA_PAYMENT_SIGNATURE_SECRET ?? "";
  const { channel } = payments;
  return checkoutGateway({ secret, signatureSecret, channel, country: importer.country }, send);
}
