import { gatewayOf } from "#app/features/payments/server/gateways/chosen-gateway.server.ts";

export {
  GatewayRefused,
  GatewayUnavailable,
} from "#app/features/payments/server/gateways/gateway.server.ts";
export { reconcilePayments } from "#app/features/payments/server/reconciling/reconcile-payments.server.ts";

/** The demo's bank, for tests that choose what it answers. */
export function demoBank() {
  const gateway = gatewayOf("demo");
  if (gateway === undefined) throw new Error("the demo's bank is off");
  return gateway;
}
