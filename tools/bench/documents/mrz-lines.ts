import type { Dice } from "./dice.ts";
import { day, type Person } from "./people.ts";

const values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const weights = [7, 3, 1];

function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, character, place) => total + Math.max(0, values.indexOf(character)) * (weights[place % 3] ?? 0),
    0,
  );
  return String(sum % 10);
}

const short = (date: string) => date.slice(2).replaceAll("-", "");
const fill = (text: string, length: number) => text.replaceAll(" ", "<").slice(0, length).padEnd(length, "<");
const names = ({ surname, givenNames }: Person) => `${surname}<<${givenNames}`;

/** The two lines of a passport (ICAO 9303, TD3). */
export function passportLines(person: Person, number: string, expiry: string): readonly string[] {
  const { code } = person.nation;
  const [id, born, until] = [fill(number, 9), short(person.birthDate), short(expiry)];
  const optional = fill("", 14);
  const [a, b, c] = [checkDigit(id), checkDigit(born), checkDigit(until)];
  const whole = checkDigit(`${id}${a}${born}${b}${until}${c}${optional}0`);
  const sex = person.isWoman ? "F" : "M";
  return [
    fill(`P<${code}${names(person)}`, 44),
    `${id}${a}${code}${born}${b}${sex}${until}${c}${optional}0${whole}`,
  ];
}

/** The three lines of an identity card (ICAO 9303, TD1) with the person's number as optional data. */
export function cardLines(person: Person, dice: Dice, expiry = day(dice, 2027, 2031)): readonly string[] {
  const { code } = person.nation;
  const id = fill(`${dice.text("ACHKMQ", 1)}${dice.digits(7)}`, 9);
  const first = `I<QAT${id}${checkDigit(id)}${fill(person.qid, 15)}`;
  const [born, until] = [short(person.birthDate), short(expiry)];
  const [b, c] = [checkDigit(born), checkDigit(until)];
  const optional = fill("", 11);
  const whole = checkDigit(`${first.slice(5)}${born}${b}${until}${c}${optional}`);
  return [
    first,
    `${born}${b}${person.isWoman ? "F" : "M"}${until}${c}${code}${optional}${whole}`,
    fill(names(person), 30),
  ];
}
