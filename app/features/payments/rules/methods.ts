import type { Language } from "#app/i18n/language.ts";

export type GatewayId = "demo" | "tap" | "checkout";
export type MethodId = "card" | "debit" | "qpay";

/** A way to pay, and what its gateway can do with it afterwards. */
export interface PaymentMethod {
  readonly id: MethodId;
  readonly gateway: GatewayId;
  readonly name: Readonly<Record<Language, string>>;
  /** Without it a part goes back by the staff's hands. */
  readonly canRefundPartly: boolean;
  /** Whether a charge that nobody paid can be closed. */
  readonly canVoid: boolean;
}

const card = { en: "Credit or debit card", ar: "بطاقة ائتمان أو خصم" };
const debit = { en: "Qatari debit card", ar: "بطاقة خصم قطرية" };
const qpay = { en: "Qatari debit card (QPay)", ar: "بطاقة خصم قطرية (QPay)" };

const known: readonly PaymentMethod[] = [
  { id: "card", gateway: "demo", name: card, canRefundPartly: true, canVoid: true },
  { id: "debit", gateway: "demo", name: debit, canRefundPartly: false, canVoid: true },
  { id: "card", gateway: "tap", name: card, canRefundPartly: true, canVoid: false },
  { id: "qpay", gateway: "tap", name: qpay, canRefundPartly: true, canVoid: false },
  { id: "card", gateway: "checkout", name: card, canRefundPartly: true, canVoid: false },
  { id: "qpay", gateway: "checkout", name: qpay, canRefundPartly: true, canVoid: false },
];

/** The methods of a gateway that an importer offers, in the importer's order. */
export function offeredMethods(gateway: GatewayId, ids: readonly string[]): readonly PaymentMethod[] {
  return ids.flatMap((id) => known.filter((method) => method.gateway === gateway && method.id === id));
}

/** Any method, offered today or not: what was paid by it is refunded by it. */
export function methodOf(gateway: string, id: string): PaymentMethod | undefined {
  return known.find((method) => method.gateway === gateway && method.id === id);
}
