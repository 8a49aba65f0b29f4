import { DOMParser, type Element } from "@xmldom/xmldom";

/** An element of ADF 1.0: its children in their order with how many there may be, and the values of its attributes. */
interface Shape {
  readonly children?: readonly (readonly [name: string, least: number, most: number])[];
  readonly attributes?: Readonly<Record<string, readonly string[] | undefined>>;
}
const many = Number.POSITIVE_INFINITY;
const flag = ["0", "1"];
const contact = [
  ["name", 1, many],
  ["email", 0, 1],
  ["phone", 0, many],
  ["address", 0, 1],
] as const;

/** What ADF 1.0 says of the elements that leads may use; those that are not here hold text. */
const shapes: Readonly<Record<string, Shape>> = {
  adf: { children: [["prospect", 1, many]] },
  prospect: {
    attributes: { status: ["new", "resend"] },
    children: [
      ["id", 0, many],
      ["requestdate", 1, 1],
      ["vehicle", 1, many],
      ["customer", 1, 1],
      ["vendor", 1, 1],
      ["provider", 0, 1],
    ],
  },
  id: { attributes: { sequence: undefined, source: undefined } },
  vehicle: {
    attributes: { interest: ["buy", "lease", "sell", "trade-in", "test-drive"], status: ["new", "used"] },
    children: [
      ["id", 0, many],
      ["year", 1, 1],
      ["make", 1, 1],
      ["model", 1, 1],
      ["vin", 0, 1],
      ["stock", 0, 1],
      ["trim", 0, 1],
      ["comments", 0, 1],
    ],
  },
  customer: {
    children: [
      ["contact", 1, 1],
      ["id", 0, many],
      ["timeframe", 0, 1],
      ["comments", 0, 1],
    ],
  },
  contact: { attributes: { primarycontact: flag }, children: contact },
  vendor: {
    children: [
      ["id", 0, many],
      ["vendorname", 1, 1],
      ["url", 0, 1],
      ["contact", 1, 1],
    ],
  },
  provider: {
    children: [
      ["id", 0, many],
      ["name", 1, 1],
      ["service", 0, 1],
      ["url", 0, 1],
      ["email", 0, 1],
      ["phone", 0, 1],
      ["contact", 0, 1],
    ],
  },
  name: {
    attributes: {
      part: ["first", "middle", "suffix", "last", "full"],
      type: ["business", "individual"],
      primarycontact: flag,
    },
  },
  phone: {
    attributes: {
      type: ["voice", "fax", "cellphone", "pager"],
      time: ["morning", "afternoon", "evening", "nopreference", "day"],
      preferredcontact: flag,
    },
  },
  email: { attributes: { preferredcontact: flag } },
};
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

/** The document, read by an XML parser that forgives nothing, and all in which it is not ADF 1.0. */
export function readAdf(text: string): { readonly adf: Element; readonly problems: readonly string[] } {
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const document = new DOMParser({ onError }).parseFromString(text, "application/xml");
  const adf = document.documentElement;
  if (adf === null) throw new Error("no root element");
  const problems = [...(adf.tagName === "adf" ? [] : [`the root is ${adf.tagName}`]), ...problemsOf(adf)];
  if (!/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n/.test(text))
    problems.push("the prolog does not name ADF 1.0");
  const [date] = [...adf.getElementsByTagName("requestdate")];
  if (!isoInstant.test(date?.textContent ?? "")) problems.push("requestdate is no instant of ISO 8601");
  return { adf, problems };
}

function problemsOf(element: Element): string[] {
  const { children = [], attributes = {} } = shapes[element.tagName] ?? {};
  const own = [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
  const names = own.map(({ tagName }) => tagName);
  const order = names.map((name) => children.findIndex(([child]) => child === name));
  return [
    ...order.flatMap((place, index) => (place < 0 ? [`${element.tagName} holds ${names[index]}`] : [])),
    ...(order.every((place, index) => index === 0 || place >= (order[index - 1] ?? 0))
      ? []
      : [`${element.tagName}: wrong order ${names}`]),
    ...children.flatMap(([name, least, most]) => {
      const count = names.filter((one) => one === name).length;
      return count < least || count > most ? [`${element.tagName} has ${count} of ${name}`] : [];
    }),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!(name in attributes)) return [`${element.tagName} has the attribute ${name}`];
      return attributes[name]?.includes(value) === false ? [`${element.tagName} ${name}="${value}"`] : [];
    }),
    ...own.flatMap(problemsOf),
  ];
}
