import {
  type DemoModel,
  type Drive,
  engineFamilies,
  engines,
  models,
  platforms,
  type Trim,
  yearsOf,
} from "./models.ts";

/** What decides that cars use the same part number; an era is a platform's older or younger generation. */
export type Sharing =
  | "engine"
  | "family"
  | "platform"
  | "era"
  | "model"
  | "generation"
  | "looks"
  | "wheel"
  | "all";
export type Only = (trim: Trim, model: DemoModel) => boolean;

export interface CarRow {
  readonly model: DemoModel;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly trim: string | null;
  readonly drive: Drive | null;
}
/** Cars that use one part number. */
export interface Cars {
  /** As they stand in the part number. */
  readonly letters: string;
  /** From the cheapest (0) to the dearest (1). */
  readonly rank: number;
  /** 0: the first trim of a model; 1: all others. */
  readonly look: number;
  readonly inches: number;
  readonly cylinders: number;
  readonly rows: readonly CarRow[];
}

/** The cars of each part number of a type. Cars that `only` leaves out have no such part. */
export function carsBy(sharing: Sharing, only: Only = everyCar): readonly Cars[] {
  const cached = cache[sharing].get(only);
  if (cached) return cached;
  const cars = [...groups[sharing](only)].filter(({ rows }) => rows.length > 0);
  cache[sharing].set(only, cars);
  return cars;
}
const everyCar: Only = () => true;
const cache: Readonly<Record<Sharing, Map<Only, readonly Cars[]>>> = {
  engine: new Map(),
  family: new Map(),
  platform: new Map(),
  era: new Map(),
  model: new Map(),
  generation: new Map(),
  looks: new Map(),
  wheel: new Map(),
  all: new Map(),
};

const groups: Readonly<Record<Sharing, (only: Only) => Generator<Cars>>> = {
  *engine(only) {
    for (const [code, { rank, cylinders }] of Object.entries(engines)) {
      const ofEngine: Only = (trim, model) => trim.engine === code && only(trim, model);
      yield {
        ...plain,
        letters: code,
        rank,
        cylinders,
        rows: models.flatMap((model) => rowsOf(model, yearsOf(model), ofEngine)),
      };
    }
  },
  *family(only) {
    for (const [letters, codes] of Object.entries(engineFamilies)) {
      const ofFamily: Only = (trim, model) => codes.includes(trim.engine) && only(trim, model);
      const { rank, cylinders } = engines[codes[0]];
      const rows = models.flatMap((model) => rowsOf(model, yearsOf(model), ofFamily));
      yield { ...plain, letters, rank, cylinders, rows };
    }
  },
  *platform(only) {
    for (const { letters, rank, own } of byPlatform())
      yield { ...plain, letters, rank, rows: own.flatMap((model) => rowsOf(model, yearsOf(model), only)) };
  },
  *era(only) {
    for (const { letters, rank, own } of byPlatform())
      for (const era of [0, 1]) {
        const rows = own.flatMap((model) => rowsOf(model, model.generations[era] ?? yearsOf(model), only));
        yield { ...plain, letters, rank, rows };
      }
  },
  *model(only) {
    for (const model of models) yield { ...plain, ...model, rows: rowsOf(model, yearsOf(model), only) };
  },
  *generation(only) {
    for (const model of models)
      for (const years of model.generations) yield { ...plain, ...model, rows: rowsOf(model, years, only) };
  },
  *looks(only) {
    for (const model of models)
      for (const years of model.generations)
        for (const look of [0, 1]) {
          const ofLook: Only = (trim) => lookOf(trim, model) === look && only(trim, model);
          yield { ...plain, ...model, look, rows: rowsOf(model, years, ofLook) };
        }
  },
  *wheel(only) {
    for (const model of models)
      for (const inches of new Set(model.trims.map((trim) => trim.inches))) {
        const ofSize: Only = (trim) => trim.inches === inches && only(trim, model);
        yield { ...plain, ...model, inches, rows: rowsOf(model, yearsOf(model), ofSize) };
      }
  },
  *all(only) {
    yield {
      ...plain,
      letters: "00",
      rank: 0,
      rows: models.flatMap((model) => rowsOf(model, yearsOf(model), only)),
    };
  },
};
const plain = { look: 0, inches: 0, cylinders: 4 };

/** Lulwa sells no base trim. */
function lookOf(trim: Trim, model: DemoModel): number {
  return trim === model.trims[0] && model.makeCode !== "LW" ? 0 : 1;
}

function* byPlatform() {
  for (const [platform, letters] of Object.entries(platforms)) {
    const own = models.filter((model) => model.platform === platform);
    yield { letters, own, rank: Math.max(...own.map(({ rank }) => rank)) };
  }
}

/** One row where it fits all trims or all of a drive train, else one for each trim. */
export function rowsOf(
  model: DemoModel,
  [yearFrom, yearTo]: readonly [number, number],
  only: Only,
): CarRow[] {
  const sold = model.trims.filter(({ since = 0 }) => since <= yearTo);
  const fitting = sold.filter((trim) => only(trim, model));
  const [first] = fitting;
  if (first === undefined) return [];
  const from = (trims: readonly Trim[]) =>
    Math.max(yearFrom, Math.min(...trims.map(({ since = 0 }) => since)));
  if (fitting.length === sold.length) return [{ model, yearFrom, yearTo, trim: null, drive: null }];
  const alike = sold.filter(({ drive }) => drive === first.drive);
  if (alike.length === fitting.length && alike.every((trim) => fitting.includes(trim)))
    return [{ model, yearFrom: from(fitting), yearTo, trim: null, drive: first.drive }];
  return fitting.map((trim) => ({ model, yearFrom: from([trim]), yearTo, trim: trim.id, drive: null }));
}
