import type { DocumentType, FieldKey } from "../../../../app/features/documents/rules/document-types.ts";
import type { Dice } from "../dice.ts";
import { cardLines, passportLines } from "../mrz-lines.ts";
import { vinOf } from "../papers.ts";
import { day, makePerson, type Person } from "../people.ts";
import { labelWords } from "./label-words.ts";

/** A label with its value, in the languages in which they stand there. */
export interface DrawnRow {
  readonly en: string;
  readonly ar: string;
  readonly value: string;
  readonly valueArabic?: string | undefined;
}

export interface DrawnPaper {
  readonly type: DocumentType;
  readonly title: readonly [en: string, ar: string];
  /** Rows of each side. */
  readonly sides: readonly (readonly DrawnRow[])[];
  readonly mrz: readonly string[];
  readonly person: Person;
  readonly truth: Readonly<Partial<Record<FieldKey, string>>>;
}

export interface Wording {
  /** How many labels of each row may be chosen from. */
  readonly labels: readonly number[];
  /** Dates as an issuer writes them. */
  readonly date: "slashes" | "dashes" | "points" | "year-first" | "month-name";
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function written(date: string, manner: Wording["date"]): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  const separators = { slashes: "/", dashes: "-", points: "." } as const;
  if (manner === "year-first") return `${year}-${month}-${dayOfMonth}`;
  if (manner === "month-name") return `${dayOfMonth} ${months[Number(month) - 1]} ${year}`;
  return [dayOfMonth, month, year].join(separators[manner]);
}

const models = ["WAHAT GX", "RIMAL 4X4", "BARZAN 350", "DUKHAN", "SIDRA S5", "NAJM", "KHOR Q7", "LULU 3.5"];
const makes: readonly (readonly [string, string])[] = [
  ["RIMAL", "رمال"],
  ["NAJM", "نجم"],
  ["SAHEL", "ساحل"],
];
const insurers = [
  "GULF PEARL INSURANCE",
  "AL WAHA TAKAFUL Q.S.C",
  "DUNE INSURANCE GROUP",
  "SAHEL GENERAL INSURANCE CO.",
];
const titles: Partial<Record<DocumentType, readonly (readonly [string, string])[]>> = {
  qid: [
    ["Residency Permit", "رخصة إقامة"],
    ["ID Card", "بطاقة شخصية"],
  ],
  "driving-license": [
    ["Driving License", "رخصة قيادة"],
    ["Driving Licence", "رخصة سوق"],
  ],
  "vehicle-registration": [
    ["Vehicle Registration", "رخصة تسيير مركبة"],
    ["Vehicle Registration Card", "استمارة مركبة"],
  ],
  insurance: [
    ["Motor Insurance Certificate", "شهادة تأمين مركبة"],
    ["Motor Insurance Policy", "وثيقة تأمين مركبة"],
  ],
  passport: [["Passport", "جواز سفر"]],
};

/** A paper of a type with rows in an issuer's words, and rows that are no fields among them. */
export function drawnPaper(type: DocumentType, { labels, date }: Wording, dice: Dice): DrawnPaper {
  const person = makePerson(dice);
  const [issueDate, expiry] = [day(dice, 2019, 2026), day(dice, 2026, 2033)];
  const row = (name: keyof typeof labelWords, value: string, valueArabic?: string): DrawnRow => {
    const [en, ar] = labelWords[name][dice.pick(labels)] ?? labelWords[name][0];
    return { en, ar, value, valueArabic };
  };
  const on = (name: keyof typeof labelWords, value: string) => row(name, written(value, date));
  const some = (...rows: readonly DrawnRow[]) => rows.filter(() => dice.happens(0.6));
  const title = dice.pick(titles[type] ?? [["", ""]]);
  const { name, nameArabic, birthDate, nation, qid } = person;
  const { en: nationality } = nation;
  const own = { name, nameArabic, nationality, birthDate };
  const [plate, vin, model] = [
    dice.digits(dice.whole(4, 6)).replace(/^0/, "7"),
    vinOf(dice),
    dice.pick(models),
  ];
  const [make, makeArabic] = dice.pick(makes);
  const modelYear = String(dice.whole(2008, 2026));
  const paper = { type, title, person, mrz: [] as readonly string[] };
  switch (type) {
    case "driving-license":
      return {
        ...paper,
        sides: [
          [
            row("license", qid),
            row("name", name, nameArabic),
            row("nationality", nationality, nation.ar),
            on("birth", birthDate),
            ...some(row("blood", dice.pick(["A+", "O-"])), on("firstIssue", day(dice, 1999, 2015))),
            on("issue", issueDate),
            on("expiry", expiry),
            ...some(row("placeOfIssue", "DOHA", "الدوحة")),
          ],
        ],
        truth: { number: qid, ...own, issueDate, expiry },
      };
    case "vehicle-registration":
      return {
        ...paper,
        sides: [
          [
            row("plate", plate),
            ...some(row("plateType", "PRIVATE", "خصوصي")),
            row("owner", name, nameArabic),
            ...some(row("ownerId", qid), on("registered", issueDate)),
            on("expiry", expiry),
            ...some(on("insuranceExpiry", day(dice, 2026, 2033))),
          ],
          [
            row("make", make, makeArabic),
            row("model", model),
            row("year", modelYear),
            row("vin", vin),
            ...some(row("engine", `2TR${dice.digits(7)}`), row("color", "WHITE", "أبيض")),
          ],
        ],
        truth: { plate, vin, model, modelYear, name, nameArabic, expiry },
      };
    case "insurance": {
      const number = dice.pick([
        `P/${dice.digits(2)}/${dice.digits(6)}`,
        `MOT-${dice.digits(7)}`,
        `QA/MTR/${dice.digits(5)}`,
      ]);
      const insurer = dice.pick(insurers);
      return {
        ...paper,
        sides: [
          [
            row("policy", number),
            row("insurer", insurer),
            row("insured", name, nameArabic),
            row("plate", plate),
            row("make", make, makeArabic),
            row("vin", vin),
            on("start", issueDate),
            on("end", expiry),
            ...some(row("premium", `QAR ${dice.whole(900, 4000)}.00`)),
          ],
        ],
        truth: { number, insurer, plate, vin, issueDate, expiry },
      };
    }
    default:
      return residentPaper(paper, { row, on, some, own, expiry, issueDate, dice });
  }
}

interface Makers {
  readonly row: (name: keyof typeof labelWords, value: string, valueArabic?: string) => DrawnRow;
  readonly on: (name: keyof typeof labelWords, value: string) => DrawnRow;
  readonly some: (...rows: readonly DrawnRow[]) => readonly DrawnRow[];
  readonly own: Pick<DrawnPaper["truth"], "name" | "nationality" | "birthDate" | "nameArabic">;
  readonly expiry: string;
  readonly issueDate: string;
  readonly dice: Dice;
}

/** Papers with a machine readable zone. */
function residentPaper(
  paper: Pick<DrawnPaper, "type" | "title" | "person">,
  { row, on, some, own, expiry, issueDate, dice }: Makers,
): DrawnPaper {
  const { person } = paper;
  const { name, nameArabic, birthDate, nation, qid, surname, givenNames } = person;
  if (paper.type === "passport") {
    const number = `${dice.text("ABCHKLMPRT", 1)}${dice.digits(7)}`;
    return {
      ...paper,
      mrz: passportLines(person, number, expiry),
      sides: [
        [
          row("passportNumber", number),
          { en: "Surname", ar: "اللقب", value: surname },
          { en: "Given Names", ar: "الأسماء", value: givenNames },
          row("nationality", nation.en, nation.ar),
          on("birth", birthDate),
          ...some({ en: "Place of Birth", ar: "مكان الميلاد", value: "DOHA" }),
          on("issue", issueDate),
          on("expiry", expiry),
          ...some(row("placeOfIssue", "MINISTRY OF INTERIOR")),
        ],
      ],
      truth: { number, name, nationality: nation.en, birthDate, expiry },
    };
  }
  return {
    ...paper,
    mrz: dice.happens(0.6) ? cardLines(person, dice, expiry) : [],
    sides: [
      [
        row("id", qid),
        on("birth", birthDate),
        on("expiry", expiry),
        row("nationality", nation.en, nation.ar),
        ...some(row("job", "ENGINEER", "مهندس")),
        row("name", name, nameArabic),
      ],
      [
        row("passportNumber", `N${dice.digits(7)}`),
        on("passportExpiry", day(dice, 2026, 2033)),
        ...some(row("employer", "SAHEL TRADING CO", "شركة الساحل للتجارة")),
      ],
    ],
    truth: { number: qid, ...own, expiry },
  };
}
