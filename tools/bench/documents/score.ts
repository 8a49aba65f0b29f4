import { confident, type Reading } from "../../../app/features/documents/rules/reading/reading.ts";
import { textDistance } from "../../../app/features/documents/rules/reading/text-distance.ts";
import { type Goal, share } from "./goals.ts";
import type { SyntheticDocument } from "./synthetic-documents.ts";

interface Tally {
  fields: number;
  right: number;
  sure: number;
  sureAndWrong: number;
}

/** Adds up what was read right and how sure the reader was, by type, field and fault. */
export class Score {
  readonly #tallies = new Map<string, Tally>();
  readonly #characters = { all: 0, wrong: 0 };
  #askedVins = 0;
  /** What was wrong although it was sure. */
  readonly surprises: string[] = [];

  add(document: SyntheticDocument, reading: Reading): void {
    for (const [key, expected] of Object.entries(document.truth)) {
      const read = reading.fields.find((field) => field.key === key);
      const isRight = read?.value === expected;
      const isSure = read !== undefined && read.confidence >= confident;
      const light = document.fault === "clean" ? "clean" : "bad";
      const groups = [
        "all",
        `type ${document.type}`,
        `field ${key}`,
        `fault ${document.fault}`,
        `pictures ${light}`,
      ];
      if (key === "vin") groups.push(`VIN, ${light}`);
      if (read?.doubts !== undefined) this.#askedVins += 1;
      if (document.hasMrz && ["number", "birthDate", "expiry"].includes(key)) groups.push(`MRZ, ${light}`);
      for (const group of groups) this.#count(group, isRight, isSure);
      if (key === "nameArabic") {
        this.#characters.all += expected.length;
        this.#characters.wrong += Math.min(expected.length, textDistance(read?.value ?? "", expected));
      }
      if (isSure && !isRight)
        this.surprises.push(
          `${document.type}, ${document.layout}, ${document.fault}: ${key} ${expected}, read ${read.value}`,
        );
    }
  }

  /** A line for each group, the widest ones first. */
  lines(): readonly string[] {
    const rows = [...this.#tallies].toSorted(([one], [other]) =>
      one === "all" ? -1 : one.localeCompare(other),
    );
    const { all, wrong } = this.#characters;
    return [
      `${"".padEnd(28)} fields   right    sure   sure but wrong`,
      ...rows.map(([name, { fields, right, sure, sureAndWrong }]) =>
        [
          name.padEnd(28),
          String(fields).padStart(7),
          share(right, fields).padStart(8),
          share(sure, fields).padStart(8),
          `${sureAndWrong} (${share(sureAndWrong, sure)})`.padStart(14),
        ].join(""),
      ),
      `Arabic names by character: ${share(all - wrong, all)}`,
      `VINs whose customer is asked about I, O or Q: ${this.#askedVins}`,
    ];
  }

  /** What was to be reached, with what was. */
  goals(): readonly Goal[] {
    const goal = (group: string, least: number): Goal => {
      const { right = 0, fields = 0 } = this.#tallies.get(group) ?? {};
      return { what: group, part: right, of: fields, least };
    };
    const { all, wrong } = this.#characters;
    const { sure = 0, sureAndWrong = 0 } = this.#tallies.get("all") ?? {};
    return [
      ...[goal("MRZ, clean", 99), goal("MRZ, bad", 95), goal("VIN, clean", 99), goal("VIN, bad", 95)],
      { what: "Arabic names by character", part: all - wrong, of: all, least: 90 },
      { what: "Sure but wrong", part: sureAndWrong, of: sure, most: 1 },
    ];
  }

  #count(group: string, isRight: boolean, isSure: boolean): void {
    const tally = this.#tallies.get(group) ?? { fields: 0, right: 0, sure: 0, sureAndWrong: 0 };
    tally.fields += 1;
    if (isRight) tally.right += 1;
    if (isSure) tally.sure += 1;
    if (isSure && !isRight) tally.sureAndWrong += 1;
    this.#tallies.set(group, tally);
  }
}
