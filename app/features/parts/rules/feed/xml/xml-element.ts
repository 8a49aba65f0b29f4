/** An element of an XML file with all that is in it. */
export interface XmlElement {
  readonly name: string;
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  text: string;
  readonly children: XmlElement[];
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Whether it says anything: `<Note/>` and `<Position id=""/>` do not. */
export function saysAnything({ text, attributes, children }: XmlElement): boolean {
  return (
    text.trim() !== "" ||
    Object.values(attributes).some((value) => value.trim() !== "") ||
    children.length > 0
  );
}

/** The id of an element as mappings have it: without zeros before it. */
export function idOf({ attributes }: XmlElement): string {
  return (attributes.id ?? "").trim().replace(/^0+(?=\d)/, "");
}

/** A whole number however it is written: 02, 2.0, 1,500; undefined where it is none. */
export function wholeIn(element: XmlElement | undefined): number | undefined {
  const written = writtenIn(element).replace(/^\+/, "");
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.0+)?$/.test(written) ? written.replaceAll(",", "") : written;
  return /^\d{1,9}(?:\.0{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** What is written in it, with every run of white space as one space. */
export function writtenIn(element: XmlElement | undefined): string {
  return element?.text.replace(/\s+/g, " ").trim() ?? "";
}
