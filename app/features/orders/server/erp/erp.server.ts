import { config } from "#app/platform/config.server.ts";

/** What the ERP hears of an order. The sales organization and the customer's number are passed on as they are. */
export interface ErpDocument {
  /** Sent again after a lost answer it is the same document: the ERP takes each key once. */
  readonly key: string;
  readonly kind: "paid" | "refunded";
  readonly orderNumber: string;
  readonly salesOrg: string;
  readonly kunnr: string | null;
  readonly center: string;
  readonly currency: "QAR";
  /** Dirhams. */
  readonly amount: number;
  readonly at: string;
  readonly lines: readonly {
    readonly line: number;
    readonly partNumber: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
}

/** Where paid orders and refunds are handed over to. Throws where it cannot say that it has taken a document. */
export interface Erp {
  take(document: ErpDocument): Promise<void>;
}

/** The ERP has read a document and does not take it: the others have nothing to do with that. */
export class DocumentRefused extends Error {
  override readonly name = "DocumentRefused";
}
const refusals = new Set([400, 413, 422]);

const patienceMs = 10_000;

/** An ERP that takes documents over HTTP: `PUT <address>/orders/documents/<key>`; 409 says that it has it already. */
export function httpErp(address: string, token: string | undefined): Erp {
  return {
    async take(document) {
      const answer = await fetch(`${address}/orders/documents/${encodeURIComponent(document.key)}`, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(document),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (refusals.has(answer.status)) throw new DocumentRefused(`the ERP answered ${answer.status}`);
      if (!answer.ok && answer.status !== 409)
        throw Object.assign(new Error(`the ERP answered ${answer.status}`), { code: answer.status });
    },
  };
}

/** The ERP of this installation; undefined where documents stay here, for the office. */
export function chosenErp(): Erp | undefined {
  const { erp } = config.backends;
  return erp === undefined ? undefined : httpErp(erp, config.env.MARSA_ERP_TOKEN);
}
