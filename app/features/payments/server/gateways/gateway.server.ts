import type { Language } from "#app/i18n/language.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import type { DisputeSeen } from "../../rules/dispute-states.ts";
import type { GatewayId, MethodId } from "../../rules/methods.ts";
import type { RefundState } from "../../rules/refund-states.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import type { TheirLine } from "../../rules/settlement.ts";

export interface Payer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** What a gateway charges. Amounts are in the smallest unit of their currency. */
export interface ChargeOrder {
  /** The attempt's id, which the gateway returns with the charge. Not every one makes one charge of it if it is sent again. */
  readonly attemptId: string;
  readonly merchantName: string;
  /** What is paid, in the owner's words for the customer. */
  readonly description: string;
  /** The owner's id of what is paid. */
  readonly payable: string;
  readonly method: MethodId;
  readonly amount: number;
  readonly currency: string;
  readonly payer: Payer;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly returnUrl: string;
  readonly notifyUrl: string;
}
export interface CreatedCharge {
  readonly chargeId: string;
  /** The gateway's page, on which the customer pays. */
  readonly redirectUrl: string;
}
export interface RefundOrder {
  /** Our refund's id: one refund is made of it, however often it is sent. */
  readonly refundId: string;
  readonly chargeId: string;
  readonly amount: number;
  readonly currency: string;
  readonly notifyUrl: string;
}
export interface RefundSeen {
  readonly gatewayRefundId: string;
  readonly state: Exclude<RefundState, "requested" | "manual" | "withdrawn">;
  readonly failureCode?: string | undefined;
}
export interface Notification {
  /** The same for the same news, however often it comes. */
  readonly eventKey: string;
  readonly chargeId: string;
  /** The dispute that it is about. */
  readonly disputeId?: string;
}
/** What staff answer to a dispute: the customer is right, or what says that the payment was. */
export type DisputeResponse =
  | { readonly kind: "accept" }
  | { readonly kind: "evidence"; readonly text: string };
/** Disputes, of a gateway whose API has them; of others staff hear by other ways. */
export interface GatewayDisputes {
  /** Undefined where it knows no such dispute. */
  read(disputeId: string): Promise<DisputeSeen | undefined>;
  /** The ids of those that need a response. */
  waiting(): Promise<readonly string[]>;
  respond(disputeId: string, response: DisputeResponse): Promise<void>;
}
/**
 * A company that takes money for us. Every call may throw `GatewayUnavailable` (nobody knows what happened: try again) or
 * `GatewayRefused` (it answered no). None is made while a transaction is open.
 */
export interface Gateway {
  readonly id: GatewayId;
  createCharge(order: ChargeOrder): Promise<CreatedCharge>;
  /** Undefined where it knows no such charge. */
  readCharge(chargeId: string): Promise<ChargeSeen | undefined>;
  /** Closes a charge that nobody has paid; one that is paid stays as it is. Only where the method declares `canVoid`. */
  cancelCharge?(chargeId: string): Promise<void>;
  refund(order: RefundOrder): Promise<RefundSeen>;
  readRefund(refund: {
    readonly chargeId: string;
    readonly refundId: string;
    readonly gatewayRefundId: string;
  }): Promise<RefundSeen | undefined>;
  /** Reads a notification, from the bytes as they came. It says what to read; nothing else in it is believed. */
  readNotification(body: Uint8Array, headers: Headers): Notification | "not-genuine" | "of-no-interest";
  readonly disputes?: GatewayDisputes;
  /** What moved between two moments. Undefined where the gateway has no report that programs can read. */
  report?(from: Date, until: Date): Promise<readonly TheirLine[]>;
}

/** No answer, or one that says nothing: what was requested may have happened. */
export class GatewayUnavailable extends BackendUnavailable {
  override readonly name = "GatewayUnavailable";
}

/** The gateway answered that it does not do this. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
