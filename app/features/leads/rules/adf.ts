import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { escapeMarkup } from "#app/lib/text/escape-markup.ts";

/** The content type of ADF 1.0, as CRMs look for it in mails. */
export const adfType = "application/x-adf+xml";

export interface AdfLead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly createdAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** With the dial code. */
  readonly phone: string;
  readonly language: string;
  readonly message: string;
  readonly make: string;
  readonly model: string | null;
  readonly vehicleNo: string | null;
  readonly fleet: { readonly models: readonly string[]; readonly term: string } | null;
  readonly campaign: {
    readonly modelOfInterest?: string | undefined;
    readonly modelYear?: string | number | undefined;
    readonly vhvin?: string | undefined;
  } | null;
  /** All that the lead says, a fact a line. */
  readonly comments: readonly string[];
  readonly vendor: { readonly name: string; readonly email: string };
  /** The address of the site. */
  readonly site: string;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * A lead in the Auto-lead Data Format 1.0. Elements stand in the order of its document type. Of a car that a visitor sells
 * and of a car in general the format's required make and model are given as unknown.
 */
export function adfOf(lead: AdfLead): string {
  const customer = [
    element("contact", { primarycontact: "1" }, [
      element("name", { part: "first", type: "individual" }, lead.firstName),
      element("name", { part: "last", type: "individual" }, lead.lastName),
      ...(lead.email === null ? [] : [element("email", {}, lead.email)]),
      element("phone", { type: "cellphone", time: "nopreference" }, lead.phone),
    ]),
    element("comments", {}, lead.comments.join("\n")),
  ];
  const vendor = [
    element("vendorname", {}, lead.vendor.name),
    element("contact", {}, [
      element("name", { part: "full", type: "business" }, lead.vendor.name),
      element("email", {}, lead.vendor.email),
    ]),
  ];
  const provider = [
    element("name", { part: "full", type: "business" }, lead.vendor.name),
    element("service", {}, `Website, ${lead.kind}`),
    element("url", {}, lead.site),
  ];
  const prospect = [
    element("id", { sequence: "1", source: lead.vendor.name }, lead.id),
    element("requestdate", {}, lead.createdAt.toISOString().replace(/\.\d+Z$/, "+00:00")),
    ...vehiclesOf(lead),
    element("customer", {}, customer),
    element("vendor", {}, vendor),
    element("provider", {}, provider),
  ];
  const adf = element("adf", {}, [element("prospect", { status: "new" }, prospect)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${adf}\n`;
}

/** One vehicle, or one for each model of a fleet. */
function vehiclesOf(lead: AdfLead): string[] {
  const { kind, vehicleNo, campaign, fleet } = lead;
  const isUsed = vehicleNo !== null || kind === "sell-car";
  const models = fleet?.models ?? [campaign?.modelOfInterest ?? lead.model];
  // A new car is of the year in which it is requested; of a used one only its number is known for sure.
  const year = isUsed ? "" : String(campaign?.modelYear ?? lead.createdAt.getUTCFullYear());
  return models.map((model) =>
    element("vehicle", { interest: interestOf(lead), status: isUsed ? "used" : "new" }, [
      element("year", {}, year),
      element("make", {}, kind === "sell-car" ? "Unknown" : lead.make),
      element("model", {}, model === null ? "Unknown" : nameOf(model)),
      ...(campaign?.vhvin ? [element("vin", {}, campaign.vhvin)] : []),
      ...(vehicleNo === null ? [] : [element("stock", {}, vehicleNo)]),
      ...(lead.message === "" ? [] : [element("comments", {}, lead.message)]),
    ]),
  );
}

function interestOf({ kind, fleet }: AdfLead): "buy" | "lease" | "sell" | "test-drive" {
  if (kind === "sell-car") return "sell";
  if (kind === "test-drive") return "test-drive";
  return fleet !== null && fleet.term !== "purchase" ? "lease" : "buy";
}

/** A model as it is called, from its name in addresses: `suhail-hybrid` is the Suhail Hybrid. */
function nameOf(model: string): string {
  return /^[a-z0-9-]+$/.test(model)
    ? model.replace(/(^|-)(\w)/g, (_, __, letter) => ` ${letter.toUpperCase()}`).trim()
    : model;
}

function element(name: string, attributes: Attributes, content: string | readonly string[]): string {
  const marks = Object.entries(attributes).map(([mark, value]) => ` ${mark}="${escapeMarkup(value)}"`);
  const inner = typeof content === "string" ? escapeMarkup(content) : `\n${content.join("\n")}\n`;
  return `<${name}${marks.join("")}>${inner}</${name}>`;
}
