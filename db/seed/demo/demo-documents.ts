import type { ImportedDocument } from "#app/features/documents/documents.server.ts";
import { noora } from "./demo-people.ts";

/** A document of the demo, its pages by the names of their pictures beside this file. */
export interface DemoDocument extends Omit<ImportedDocument, "pages" | "confirmedAt"> {
  readonly pictures: readonly string[];
  readonly confirmedDaysAgo: number;
}

/**
 * Both are specimens: drawn cards of nobody. The registration waits for the staff. They are good for a while yet whenever
 * the demo begins: what has expired is deleted after three months.
 */
export const demoDocuments = (year: number): readonly DemoDocument[] => [
  {
    id: "01976f00-0000-7000-8000-00000000d001",
    customerId: noora.id,
    type: "driving-license",
    isAccepted: true,
    fields: [
      { key: "number", value: "28463400117" },
      { key: "name", value: "Noora Al Kuwari" },
      { key: "nameArabic", value: "نورة الكواري" },
      { key: "nationality", value: "Qatari" },
      { key: "birthDate", value: "1984-03-14" },
      { key: "issueDate", value: `${year - 3}-06-02` },
      { key: "expiry", value: `${year + 2}-06-01` },
    ],
    pictures: ["driving-license-0", "driving-license-1"],
    language: "en",
    confirmedDaysAgo: 200,
  },
  {
    id: "01976f00-0000-7000-8000-00000000d002",
    customerId: noora.id,
    type: "vehicle-registration",
    isAccepted: false,
    fields: [
      { key: "plate", value: "482915" },
      { key: "vin", value: "RMLHJR4K7R1004821" },
      { key: "model", value: "Rimal Hajar" },
      { key: "modelYear", value: "2024" },
      { key: "name", value: "Noora Al Kuwari" },
      { key: "nameArabic", value: "نورة الكواري" },
      { key: "expiry", value: `${year + 1}-01-20` },
    ],
    pictures: ["vehicle-registration-0"],
    language: "en",
    confirmedDaysAgo: 2,
  },
];
