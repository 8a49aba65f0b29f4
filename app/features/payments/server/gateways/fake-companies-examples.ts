import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A charge as a company's books have it. */
export interface FakeCharge {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  ending?: string;
}
export interface FakeRefund {
  readonly id: string;
  readonly reference: string;
  readonly chargeId: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
}
export interface FakeDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly status: string;
  /** How often it has changed: its time of change follows from it. */
  readonly updates: number;
}
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}
/** What the server does instead of answering. */
export type Trouble = "hangs" | "breaks-off" | "answers-nonsense" | "leads-elsewhere" | number;

/** The books of a company and its server, which answers in the company's own shapes and may fail. */
export class FakeCompany {
  readonly charges = new Map<string, FakeCharge>();
  readonly refunds = new Map<string, FakeRefund>();
  readonly disputes = new Map<string, FakeDispute>();
  readonly requests: FakeRequest[] = [];
  trouble: Trouble | undefined;
  /** What happens, once, while the next request lies at the company. */
  meanwhile: (() => Promise<unknown>) | undefined;
  readonly #answer: (company: FakeCompany, request: FakeRequest) => { status: number; json: unknown };
  readonly #server: Server;

  constructor(answer: (company: FakeCompany, request: FakeRequest) => { status: number; json: unknown }) {
    this.#answer = answer;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The charge of a reference, made once. */
  charge(reference: string, made: () => FakeCharge): FakeCharge {
    const found = [...this.charges.values()].find((charge) => charge.reference === reference) ?? made();
    this.charges.set(found.id, found);
    return found;
  }

  /** The refund of a reference, made once; undefined where it is more than the charge has left. */
  refund(reference: string, made: () => FakeRefund): FakeRefund | undefined {
    const known = [...this.refunds.values()].find((refund) => refund.reference === reference);
    if (known !== undefined) return known;
    const refund = made();
    const given = [...this.refunds.values()].filter(({ chargeId }) => chargeId === refund.chargeId);
    const sum = given.reduce((total, { amount }) => total + amount, refund.amount);
    if (sum > (this.charges.get(refund.chargeId)?.amount ?? 0)) return undefined;
    this.refunds.set(refund.id, refund);
    return refund;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const seen = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
    this.requests.push(seen);
    const { trouble, meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    if (trouble === "hangs") return;
    if (trouble === "breaks-off") return void request.socket.destroy();
    if (trouble === "leads-elsewhere") return void response.writeHead(302, { location: "/other" }).end();
    if (trouble === "answers-nonsense") return void response.writeHead(200).end("<html>");
    if (typeof trouble === "number")
      return void response.writeHead(trouble).end('{"errors":["payer secret"]}');
    const { status, json } = this.#answer(this, seen);
    if (status === 204) return void response.writeHead(204).end();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }
}
