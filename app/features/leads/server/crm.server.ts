import type { TaskBody } from "../calls.ts";

/** A lead as a CRM gets it. */
export interface LeadToHandOver {
  readonly id: string;
  readonly kind: TaskBody["kind"];
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly message: string;
  readonly offerId: string | null;
  readonly campaignId: string | null;
  readonly model: string | null;
  readonly vehicleNo: string | null;
  readonly fleet: unknown;
  readonly utm: unknown;
  readonly page: string;
  readonly language: string;
  readonly marketingConsent: boolean;
  readonly createdAt: Date;
}

/**
 * Where leads go. `take` answers with the CRM's id of the lead, or throws. It is called again after a failure and must
 * make one record of one lead, also where an earlier try succeeded and its answer was lost.
 */
export interface Crm {
  readonly name: string;
  take(lead: LeadToHandOver): Promise<string>;
}

/** A CRM answered, and not with what was asked for. `ofLead`: it refuses this one for what it says, and takes others. */
export class CrmRefused extends Error {
  readonly ofLead: boolean;
  constructor(message: string, { status, ofLead }: { status: number; ofLead: boolean }) {
    super(message);
    this.name = `CrmRefused${status}`;
    this.ofLead = ofLead;
  }
}

/** Leads stay in our own table, where the office reads them. */
export const builtInCrm: Crm = { name: "built-in", take: async ({ id }) => id };
