import type { Language } from "#app/i18n/language.ts";
import type { DriveTrain, ReturnKind } from "./feed/catalogue-records.ts";

export type Names = Readonly<Record<Language, string>>;
/** What a type is called at the counter beside its name, in the languages that have another word for it. */
type SecondNames = Readonly<Record<Language, string | null>>;

export interface Category {
  readonly id: number;
  readonly code: string;
  readonly parentId: number | null;
  readonly position: number;
  readonly names: Names;
}
export interface PartType {
  readonly id: number;
  readonly code: string;
  /** A sub-category. */
  readonly categoryId: number;
  readonly names: Names;
  readonly alsoCalled: SecondNames;
  /** Other words that it is found by. */
  readonly aliases: readonly string[];
  readonly returns: ReturnKind;
  readonly picture: string | null;
  readonly position: number;
}
export interface Model {
  readonly id: number;
  readonly code: string;
  readonly makeCode: string;
  readonly names: Names;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly trims: readonly { readonly id: string; readonly name: Names; readonly drive: DriveTrain }[];
}

/** Categories with their sub-categories, and the part types of these, in the order in which the shop shows them. */
export class CatalogueTree {
  readonly top: readonly Category[];
  readonly #byCode: ReadonlyMap<string, Category>;
  readonly #byId: ReadonlyMap<number, Category>;
  readonly #children: ReadonlyMap<number | null, readonly Category[]>;
  /** All types, in order. */
  readonly types: readonly PartType[];
  readonly #typesByCode: ReadonlyMap<string, PartType>;
  readonly #typesById: ReadonlyMap<number, PartType>;

  constructor(categories: readonly Category[], types: readonly PartType[]) {
    const ordered = categories.toSorted((one, other) => one.position - other.position || one.id - other.id);
    this.#byCode = new Map(ordered.map((one) => [one.code, one]));
    this.#byId = new Map(ordered.map((one) => [one.id, one]));
    this.#children = Map.groupBy(ordered, ({ parentId }) => parentId);
    this.top = this.#children.get(null) ?? [];
    const places = new Map(
      this.top.flatMap((one) => this.childrenOf(one)).map(({ id }, place) => [id, place]),
    );
    const placeOf = ({ categoryId }: PartType) => places.get(categoryId) ?? places.size;
    // What has a picture is what people buy most.
    const later = ({ picture }: PartType) => (picture === null ? 1 : 0);
    this.types = types.toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || later(one) - later(other) || one.position - other.position,
    );
    this.#typesByCode = new Map(types.map((type) => [type.code, type]));
    this.#typesById = new Map(types.map((type) => [type.id, type]));
  }

  category(code: string): Category | undefined {
    return this.#byCode.get(code);
  }

  categoryOf({ categoryId }: Pick<PartType, "categoryId">): Category {
    const found = this.#byId.get(categoryId);
    if (found === undefined) throw new Error(`there is no category ${categoryId}`);
    return found;
  }

  /** The category that a sub-category belongs to. */
  parentOf(category: Category): Category {
    return (category.parentId === null ? undefined : this.#byId.get(category.parentId)) ?? category;
  }

  childrenOf({ id }: Category): readonly Category[] {
    return this.#children.get(id) ?? [];
  }

  type(code: string): PartType | undefined {
    return this.#typesByCode.get(code);
  }

  typeOf(id: number): PartType | undefined {
    return this.#typesById.get(id);
  }

  /** Whether a type stands in a category, or in a sub-category of it. */
  isWithin(type: PartType, category: Category): boolean {
    const own = this.categoryOf(type);
    return own.id === category.id || own.parentId === category.id;
  }
}
