import * as z from "zod";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import type {
  SalesforceClient,
  SalesforceRequest,
} from "#app/platform/salesforce/salesforce-client.server.ts";

/**
 * An error that Salesforce answered with. It holds the codes, never the message, which may repeat a customer's data.
 * Codes of the scheduling resources: Salesforce Scheduler Developer Guide, "Error Codes and Responses".
 */
export class SalesforceRefused extends BackendUnavailable {
  readonly status: number;
  readonly errorCodes: readonly string[];
  constructor(step: string, status: number, errorCodes: readonly string[]) {
    super(`Salesforce answered ${status} ${errorCodes.join(" ")} to ${step}`);
    this.status = status;
    this.errorCodes = errorCodes;
  }
  /** "We couldn't find any resources for your request" is 400 with this code, and nothing else is. */
  get isSlotGone(): boolean {
    return this.status === 400 && this.errorCodes.includes("INTERNAL_ERROR");
  }
  get isUnknownReference(): boolean {
    return this.errorCodes.includes("INVALID_CROSS_REFERENCE_KEY");
  }
}

const problems = z.array(z.object({ errorCode: z.string() }));
const queried = z.object({ records: z.array(z.unknown()) });

/** Makes a request and reads its answer. Throws `SalesforceRefused`, or `BackendUnavailable` where none can be read. */
export async function callSalesforce<S extends z.ZodType>(
  send: SalesforceClient,
  request: SalesforceRequest,
  step: string,
  schema: S,
): Promise<z.output<S>> {
  try {
    const answer = await send(request);
    const content: unknown = await answer.json();
    if (answer.ok) return schema.parse(content);
    const read = problems.safeParse(content);
    throw new SalesforceRefused(step, answer.status, read.success ? codesOf(read.data) : []);
  } catch (error) {
    if (error instanceof BackendUnavailable) throw error;
    // Its name alone: a parser repeats what it read.
    const why = error instanceof Error ? error.name : "unknown";
    throw new BackendUnavailable(`Salesforce gave no answer to ${step}: ${why}`);
  }
}

/** The records that a SOQL query finds (REST API Developer Guide, "Query"); few enough for one answer of it. */
export async function query<S extends z.ZodType>(
  send: SalesforceClient,
  soql: string,
  schema: S,
): Promise<z.output<S>[]> {
  const path = `/query?q=${encodeURIComponent(soql)}`;
  const { records } = await callSalesforce(send, { method: "GET", path, reads: true }, "a query", queried);
  return records.flatMap((record) => {
    const read = schema.safeParse(record);
    // A record of another shape was not made by us.
    return read.success ? [read.data] : [];
  });
}

/** A text as SOQL writes it. */
export function soqlText(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

function codesOf(read: z.output<typeof problems>): string[] {
  return read.map(({ errorCode }) => errorCode).filter((code) => /^[A-Z_]{1,60}$/.test(code));
}
