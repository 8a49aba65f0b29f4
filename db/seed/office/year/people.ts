import { demoModels } from "../../demo/demo-vehicles.ts";
import { yearId } from "./ids.ts";
import { communities } from "./names.ts";
import type { RandomSource } from "./random-source.ts";

const dayMs = 86_400_000;

export interface YearCar {
  /** In a customer's garage; the car of a guest has the guest's id. */
  readonly vehicleId: string;
  readonly vin: string;
  readonly plate: string;
  readonly model: (typeof demoModels)[keyof typeof demoModels];
  readonly modelYear: number;
  /** A year ago. */
  readonly mileage: number;
  readonly kmPerDay: number;
  readonly isWarranty: boolean;
  readonly owner: YearPerson;
}
export interface YearPerson {
  readonly id: string;
  /** Known to the desk by telephone and plate, without an account. */
  readonly isGuest: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Of Arabs who wrote their name in Latin letters; null where they gave none. */
  readonly nameAr: string | null;
  readonly language: "en" | "ar";
  /** Eight digits, without the dial code: numbers that the demo alone has. */
  readonly phone: string;
  readonly email: string;
  readonly createdAt: Date;
}
export interface YearPeople {
  readonly people: readonly YearPerson[];
  readonly cars: readonly YearCar[];
}

/** The customers of the demo's year and their cars. One in six has no account; the others have one and never signed in. */
export function yearPeople(random: RandomSource, count: number, now: Date): YearPeople {
  const people: YearPerson[] = [];
  const cars: YearCar[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = makePerson(random, number, now);
    people.push(person);
    const owned = person.isGuest
      ? 1
      : random.weighted([
          [1, 78],
          [2, 18],
          [3, 4],
        ]);
    for (let car = 0; car < owned; car += 1) cars.push(makeCar(random, cars.length, person, now));
  }
  return { people, cars };
}

function makePerson(random: RandomSource, number: number, now: Date): YearPerson {
  const { isArab, first, last } = random.weighted(communities.map((one) => [one, one.weight]));
  const language = isArab && random.chance(0.7) ? "ar" : "en";
  const script = language === "ar" && random.chance(0.75) ? 1 : 0;
  const [given, family] = [random.oneOf(first), random.oneOf(last)];
  const isGuest = number % 6 === 5;
  const mailbox = `${given[0]}.${family[0]}.${number}`.toLowerCase().replace(/[^a-z0-9.]/g, "");
  return {
    id: yearId(isGuest ? "guest" : "customer", number),
    isGuest,
    ...{ firstName: given[script], lastName: family[script], language },
    nameAr: isArab && script === 0 && number % 5 !== 0 ? `${given[1]} ${family[1]}` : null,
    phone: String(55_100_000 + number * 2),
    email: `${mailbox}@example.qa`,
    createdAt: new Date(now.getTime() - random.between(370, 1_800) * dayMs),
  };
}

function makeCar(random: RandomSource, number: number, owner: YearPerson, now: Date): YearCar {
  const model = random.oneOf(Object.values(demoModels));
  const age = random.weighted([
    [1, 20],
    [2, 20],
    [3, 16],
    [4, 14],
    [5, 11],
    [7, 10],
    [9, 9],
  ]);
  const modelYear = now.getUTCFullYear() - age;
  const kmPerDay = random.between(25, 85);
  // Unlike any number of the demo's own cars, which begin with 1.
  const serial = String(2_000_000 + number);
  return {
    vehicleId: owner.isGuest ? owner.id : yearId("vehicle", number),
    vin: `RML${model.code}${random.between(1, 9)}${random.oneOf(["A", "C", "H", "K", "P"])}${random.between(0, 9)}${random.oneOf(["L", "M", "N", "P", "R", "S"])}${serial}`,
    plate: String(210_000 + ((number * 7_919) % 270_000)),
    ...{ model, modelYear, kmPerDay, owner },
    mileage: Math.max(200, (age - 1) * 365 * kmPerDay + random.between(0, 5_000)),
    isWarranty: age <= 5,
  };
}
