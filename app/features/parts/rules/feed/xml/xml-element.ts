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

/** What is written in it, with every run of white space as one space. */
export function writtenIn(element: XmlElement | undefined): string {
  return element?.text.replace(/\s+/g, " ").trim() ?? "";
}
