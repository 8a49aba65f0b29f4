import * as z from "zod/mini";

/**
 * A kind of content: its name, what all languages share (pictures, addresses, numbers) and what each language says.
 * A fragment holds the shared part once, so that a relation is never redone for a language.
 */
export interface ContentModel<Shared extends z.core.$ZodShape, Texts extends z.core.$ZodShape> {
  readonly name: string;
  readonly shared: z.ZodMiniObject<Shared, z.core.$strict>;
  readonly texts: z.ZodMiniObject<Texts, z.core.$strict>;
}
export type AnyModel = ContentModel<z.core.$ZodShape, z.core.$ZodShape>;

/** Defines a model. Its name is kebab-case; unknown fields in content are refused. */
export function defineModel<Shared extends z.core.$ZodShape, Texts extends z.core.$ZodShape>(model: {
  readonly name: string;
  readonly shared: Shared;
  readonly texts: Texts;
}): ContentModel<Shared, Texts> {
  return { name: model.name, shared: z.strictObject(model.shared), texts: z.strictObject(model.texts) };
}

/** What a page gets of a fragment: the shared part and one language's texts in one object. */
export type ContentOf<M> =
  M extends ContentModel<infer Shared, infer Texts>
    ? z.infer<z.ZodMiniObject<Shared>> & z.infer<z.ZodMiniObject<Texts>>
    : never;
