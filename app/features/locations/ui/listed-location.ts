import type { Language } from "#app/i18n/language.ts";
import type { Location } from "../content/location.ts";

/** A location as the content source gives it; `_lang` is the language that its texts really are in. */
export type ListedLocation = Location & { readonly _lang: Language };

/** A tab of the block: the type's id and its label. */
export interface TypeLabel {
  readonly id: string;
  readonly label: string;
}
