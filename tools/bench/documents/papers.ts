import type { DocumentType, FieldKey } from "../../../app/features/documents/rules/document-types.ts";
import type { Dice } from "./dice.ts";
import { cardLines, passportLines } from "./mrz-lines.ts";
import { paperWords } from "./paper-words.ts";
import { day, makePerson, type Person } from "./people.ts";

/** What stands on a paper in one row. `ar` is the label's Arabic; a value in Arabic letters stands beside the other. */
export interface Row {
  readonly en: string;
  readonly ar: string;
  readonly value?: string;
  readonly valueArabic?: string;
}

export interface Paper {
  readonly type: DocumentType;
  readonly title: readonly [en: string, ar: string];
  readonly shape: "card" | "booklet" | "sheet";
  readonly rows: readonly Row[];
  readonly hasPhoto: boolean;
  /** On the same side of a booklet, on the back of a card. */
  readonly mrz: readonly string[];
  readonly truth: Readonly<Partial<Record<FieldKey, string>>>;
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** How an issuer writes a day. */
function written(date: string, layout: number): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  if (layout === 2) return `${year}-${month}-${dayOfMonth}`;
  if (layout === 3) return `${dayOfMonth} ${months[Number(month) - 1]} ${year}`;
  return [dayOfMonth, month, year].join(layout === 1 ? "-" : "/");
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** The fields of a vehicle and of a paper that are invented like people are. */
const models = [
  "WAHAT GX",
  "WAHAT SPORT",
  "RIMAL 4X4",
  "BARZAN 350",
  "KHOR LX",
  "DUKHAN",
  "SIDRA S",
  "NAKHEEL 2.5",
];
const makes = ["RIMAL", "MARSA", "NAJM"];
const insurers = [
  "GULF PEARL INSURANCE",
  "AL WAHA TAKAFUL",
  "DUNE INSURANCE GROUP",
  "SAHEL GENERAL INSURANCE",
];

interface Context {
  readonly dice: Dice;
  readonly person: Person;
  readonly issueDate: string;
  readonly expiry: string;
  readonly plate: string;
  readonly vin: string;
  row(name: keyof typeof paperWords, value?: string, valueArabic?: string): Row;
  date(name: keyof typeof paperWords, value: string): Row;
}

/** A paper of a type for an invented person, in the words and with the days of a layout. */
export function makePaper(type: DocumentType, layout: number, dice: Dice): Paper {
  const row: Context["row"] = (name, value, valueArabic) => {
    const [en, ar] = paperWords[name][layout] ?? paperWords[name][0];
    return {
      en,
      ar,
      ...(value === undefined ? {} : { value }),
      ...(valueArabic === undefined ? {} : { valueArabic }),
    };
  };
  const make = makers[type];
  if (make === undefined) throw new Error(`no synthetic paper for ${type}`);
  const paper = make({
    dice,
    row,
    date: (name, value) =>
      row(name, written(value, layout), dice.happens(0.3) ? arabicDigits(written(value, 0)) : undefined),
    person: makePerson(dice),
    issueDate: day(dice, 2019, 2026),
    expiry: day(dice, 2026, 2033),
    vin: vinOf(dice),
    plate: dice.digits(dice.whole(4, 6)).replace(/^0/, "7"),
  });
  return { hasPhoto: false, mrz: [], shape: "card", ...paper, type };
}

type Made = Pick<Paper, "title" | "rows" | "truth"> & Partial<Pick<Paper, "hasPhoto" | "mrz" | "shape">>;

function drivingLicense({ dice, person, row, date, issueDate, expiry }: Context): Made {
  const { name, nameArabic, birthDate, nation } = person;
  return {
    title: ["DRIVING LICENSE", "رخصة قيادة"],
    hasPhoto: true,
    rows: [
      row("license", person.qid),
      row("name", name, nameArabic),
      row("nation", nation.en, nation.ar),
      date("birth", birthDate),
      row("blood", dice.pick(["A+", "B+", "O+", "AB-"])),
      date("issue", issueDate),
      date("expiry", expiry),
    ],
    truth: { name, nationality: nation.en, birthDate, expiry, number: person.qid, nameArabic, issueDate },
  };
}

function qid({ dice, person, row, date, expiry }: Context): Made {
  const { name, nameArabic, birthDate, nation } = person;
  return {
    title: ["RESIDENCY PERMIT", "رخصة إقامة"],
    hasPhoto: true,
    rows: [
      row("id", person.qid),
      date("birth", birthDate),
      date("expiry", expiry),
      row("nation", nation.en, nation.ar),
      row("job", dice.pick(["ENGINEER", "TEACHER", "ACCOUNTANT"]), dice.pick(["مهندس", "مدرس", "محاسب"])),
      row("name", name, nameArabic),
    ],
    mrz: cardLines(person, dice, expiry),
    truth: { name, nationality: nation.en, birthDate, expiry, number: person.qid, nameArabic },
  };
}

function vehicleRegistration({ dice, person, row, date, expiry, plate, vin }: Context): Made {
  const { name, nameArabic } = person;
  const [model, year] = [dice.pick(models), String(dice.whole(2008, 2026))];
  return {
    title: ["VEHICLE REGISTRATION", "رخصة سير مركبة"],
    rows: [
      row("plate", plate),
      row("owner", name, nameArabic),
      row("make", dice.pick(makes)),
      row("model", model),
      row("year", year),
      row("vin", vin),
      row("engine", dice.text("ABCDEFGHJK", 2) + dice.digits(7)),
      row("color", dice.pick(["WHITE", "SILVER", "BLACK"]), dice.pick(["أبيض", "فضي", "أسود"])),
      date("expiry", expiry),
    ],
    truth: { plate, name, nameArabic, model, modelYear: year, vin, expiry },
  };
}

function insurance({ dice, person, row, date, issueDate, expiry, plate, vin }: Context): Made {
  const { name, nameArabic } = person;
  const number = `P/${dice.digits(2)}/${issueDate.slice(0, 4)}/${dice.digits(6)}`;
  const insurer = dice.pick(insurers);
  return {
    title: ["MOTOR INSURANCE CERTIFICATE", "شهادة تأمين مركبة"],
    shape: "sheet",
    rows: [
      row("policy", number),
      row("insurer", insurer),
      row("name", name, nameArabic),
      row("plate", plate),
      row("make", dice.pick(makes)),
      row("vin", vin),
      date("start", issueDate),
      date("end", expiry),
      row("premium", `QAR ${dice.whole(900, 4000)}.00`),
    ],
    truth: { number, insurer, plate, vin, issueDate, expiry },
  };
}

function passport({ dice, person, row, date, issueDate, expiry }: Context): Made {
  const { name, birthDate, nation } = person;
  const number = `${dice.text("ABCHKLMPRT", 1)}${dice.digits(8)}`;
  return {
    title: ["PASSPORT", "جواز سفر"],
    shape: "booklet",
    hasPhoto: true,
    rows: [
      row("passport", number),
      row("surname", person.surname),
      row("given", person.givenNames),
      row("nation", nation.en, nation.ar),
      date("birth", birthDate),
      date("issue", issueDate),
      date("expiry", expiry),
    ],
    mrz: passportLines(person, number, expiry),
    truth: { name, nationality: nation.en, birthDate, expiry, number },
  };
}

const makers: Partial<Record<DocumentType, (context: Context) => Made>> = {
  "driving-license": drivingLicense,
  qid: qid,
  "vehicle-registration": vehicleRegistration,
  insurance: insurance,
  passport: passport,
};

/** 17 characters; half of them with the check digit of North America, as cars of the Gulf come from everywhere. */
export function vinOf(dice: Dice): string {
  const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
  const start = dice.pick(["JTM", "JN8", "SAL", "WDC", "6T1", "1GN", "KMH", "LVV"]);
  const plain =
    start +
    dice.text(`${letters}0123456789`, 5) +
    dice.digits(1) +
    dice.text(letters, 1) +
    dice.text(letters, 1) +
    dice.digits(6);
  if (dice.happens(0.5)) return plain;
  const value = (character: string) => {
    const place = letters.indexOf(character);
    return place < 0 ? Number(character) : Number("12345678123457923456789"[place]);
  };
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const rest =
    [...plain].reduce((sum, character, place) => sum + value(character) * (weights[place] ?? 0), 0) % 11;
  return `${plain.slice(0, 8)}${rest === 10 ? "X" : rest}${plain.slice(9)}`;
}
