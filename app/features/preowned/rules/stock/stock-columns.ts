import type { Profile, StockCar } from "./stock-car.ts";

/**
 * The stock as columns: a car is a place in each of them. Cars stand in the order of their numbers, so that of equals the
 * lower place comes first, and a number is found by halving.
 */
export interface StockColumns {
  readonly count: number;
  readonly profiles: readonly Profile[];
  readonly vehicleNo: readonly string[];
  readonly profile: Uint32Array;
  readonly price: Int32Array;
  readonly kilometrage: Int32Array;
  /** Seconds since 1970. */
  readonly listedAt: Int32Array;
  /** 0 where the price never fell. */
  readonly reducedFrom: Int32Array;
  readonly reducedAt: Int32Array;
  readonly reserved: Uint8Array;
  readonly image: readonly (string | undefined)[];
  readonly pictures: Uint8Array;
  /** 1 where the pictures show another car of the kind. */
  readonly samples: Uint8Array;
}

/** When what visitors see of a car was last news: it was listed, or became cheaper. */
export function changedAt({ listedAt, reducedAt }: StockColumns, place: number): Date {
  return new Date(Math.max(listedAt[place] ?? 0, reducedAt[place] ?? 0) * 1000);
}

/** Takes cars in, one after the other in the order of their numbers, and makes columns of them. */
export class ColumnsBuilder {
  readonly #profiles: Profile[] = [];
  readonly #ids = new Map<string, number>();
  readonly #vehicleNo: string[] = [];
  readonly #image: (string | undefined)[] = [];
  /** Equal addresses stand in memory once. */
  readonly #images = new Map<string, string>();
  readonly #numbers = Array.from({ length: 9 }, () => [] as number[]);

  add(car: StockCar): void {
    const last = this.#vehicleNo.at(-1);
    if (last !== undefined && last >= car.vehicleNo)
      throw new Error(`${car.vehicleNo} does not come after ${last}`);
    const { price, kilometrage, reduced } = car;
    const values = [
      this.#idOf(car.profile),
      price,
      kilometrage,
      Math.floor(car.listedAtMs / 1000),
      reduced?.from ?? 0,
      Math.floor((reduced?.atMs ?? 0) / 1000),
      car.isReserved ? 1 : 0,
      Math.min(car.pictures, 255),
      car.hasSamples ? 1 : 0,
    ];
    values.forEach((value, column) => {
      this.#numbers[column]?.push(value);
    });
    this.#vehicleNo.push(car.vehicleNo);
    this.#image.push(this.#once(car.image));
  }

  build(): StockColumns {
    const of = (column: number) => this.#numbers[column] ?? [];
    return {
      count: this.#vehicleNo.length,
      profiles: this.#profiles,
      vehicleNo: this.#vehicleNo,
      profile: Uint32Array.from(of(0)),
      price: Int32Array.from(of(1)),
      kilometrage: Int32Array.from(of(2)),
      listedAt: Int32Array.from(of(3)),
      reducedFrom: Int32Array.from(of(4)),
      reducedAt: Int32Array.from(of(5)),
      reserved: Uint8Array.from(of(6)),
      image: this.#image,
      pictures: Uint8Array.from(of(7)),
      samples: Uint8Array.from(of(8)),
    };
  }

  #idOf(profile: Profile): number {
    const key = JSON.stringify(Object.values(profile));
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    this.#ids.set(key, this.#profiles.length);
    return this.#profiles.push(profile) - 1;
  }

  #once(image: string | undefined): string | undefined {
    if (image === undefined) return undefined;
    const existing = this.#images.get(image);
    if (existing === undefined) this.#images.set(image, image);
    return existing ?? image;
  }
}

/** The columns of a list of cars, in whichever order they come. */
export function columnsOf(cars: Iterable<StockCar>): StockColumns {
  const builder = new ColumnsBuilder();
  const inOrder = [...cars].sort((one, other) => (one.vehicleNo < other.vehicleNo ? -1 : 1));
  for (const car of inOrder) builder.add(car);
  return builder.build();
}

/** The place of a car; undefined where the stock has none of this number. */
export function placeOf({ vehicleNo, count }: StockColumns, wanted: string): number | undefined {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vehicleNo[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return vehicleNo[low] === wanted ? low : undefined;
}
