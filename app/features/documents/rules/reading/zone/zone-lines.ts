/** The lines of a machine readable zone (ICAO 9303): three of 30 characters on cards, two of 44 in passports. */
export type ZoneLines = readonly string[];

const passport = { count: 2, length: 44 } as const;
const card = { count: 3, length: 30 } as const;
/** Rows of `<` are read a few too long or too short. */
const tolerance = 8;
/** What a row of `<` is misread as. */
const filler = "[<KCSELX]";
// bounded: 52 characters, which isNear lets through at most.
const endOfNames = new RegExp(`<${filler}?<${filler}*$`);

/** Puts what was read into the lines of a zone; undefined where it cannot be one. */
export function fitZone(read: readonly string[]): ZoneLines | undefined {
  const lines = read
    .map((line) =>
      line
        .toUpperCase()
        .replace(/[«‹]/g, "<")
        .replace(/[^A-Z0-9<]/g, ""),
    )
    .filter((line) => line.length >= 20);
  return fitPassport(lines) ?? fitCard(lines);
}

function fitPassport(lines: ZoneLines): ZoneLines | undefined {
  for (let place = lines.length - passport.count; place >= 0; place -= 1) {
    const [names = "", numbers = ""] = lines.slice(place);
    if (!/^P[A-Z<]/.test(names) || ![names, numbers].every((line) => isNear(line, passport.length))) continue;
    return [fitNames(names, 5, passport.length), fitAround(numbers, 28, 2, passport.length)];
  }
  return undefined;
}

function fitCard(lines: ZoneLines): ZoneLines | undefined {
  for (let place = lines.length - card.count; place >= 0; place -= 1) {
    const [first = "", second = "", names = ""] = lines.slice(place);
    if (!/^[ACI1L][A-Z<]/.test(first) || ![first, second, names].every((line) => isNear(line, card.length)))
      continue;
    return [
      fitTail(`I${first.slice(1)}`, card.length),
      fitAround(second, 18, 1, card.length),
      fitNames(names, 0, card.length),
    ];
  }
  return undefined;
}

const isNear = (line: string, length: number) => Math.abs(line.length - length) <= tolerance;

/** Names end where `<` stands twice after the given ones: all after it is filler, however it was read. */
function fitNames(line: string, start: number, length: number): string {
  const names = line.slice(start).replace(endOfNames, "<<");
  const [surname = "", given = ""] = names.split(/<<+/);
  const whole = given === "" ? surname : `${surname}<<${given}`;
  return (line.slice(0, start) + whole).slice(0, length).padEnd(length, "<");
}

/** Only the end is filler. */
function fitTail(line: string, length: number): string {
  return line.length > length ? line.slice(0, length) : line.padEnd(length, "<");
}

/** Characters stand at both ends, filler between them takes up what is missing or too much. */
function fitAround(line: string, head: number, tail: number, length: number): string {
  const middle = line.slice(head, -tail);
  const wanted = length - head - tail;
  const fitted = middle.length > wanted ? middle.slice(0, wanted) : middle.padEnd(wanted, "<");
  return line.slice(0, head) + fitted + line.slice(-tail);
}

const values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const weights = [7, 3, 1];

/** The check digit of a text (7, 3, 1). */
export function zoneCheckDigit(text: string): string {
  const sum = [...text].reduce(
    (total, character, place) => total + Math.max(0, values.indexOf(character)) * (weights[place % 3] ?? 0),
    0,
  );
  return String(sum % 10);
}
