/** What addresses need to know of a model (content: car). */
export interface NamedModel {
  readonly id: string;
  /** Former names of the model, in small letters. */
  readonly aliases: readonly string[];
  /** Former names of its variants, and the page name that each leads to, for example `Suhail-Hybrid`. */
  readonly variantAliases: readonly { readonly from: string; readonly to: string }[];
}

/** A model that an address names: `page` is what the address should say, `variant` the variant's page name. */
export interface FoundModel {
  readonly id: string;
  readonly page: string;
  readonly variant?: string;
}

/**
 * The model that a path segment names, whatever its case: by its own name, a former one, or that of a variant, whose
 * page keeps a name of its own (product/pages.md#redirects). Undefined: nobody is called so.
 */
export function findModel(segment: string, models: readonly NamedModel[]): FoundModel | undefined {
  const lower = segment.toLowerCase();
  for (const { id, variantAliases } of models) {
    const variant = variantAliases.find(({ from, to }) => from === lower || to.toLowerCase() === lower);
    if (variant) return { id, page: variant.to, variant: variant.to };
  }
  const model = models.find(({ id, aliases }) => id === lower || aliases.includes(lower));
  return model && { id: model.id, page: model.id };
}
