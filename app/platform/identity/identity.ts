/** The letters of headings, and where the words of the home page's hero stand. */
export const headingLetters = ["sans", "serif"] as const;
export const heroWords = ["in-picture", "above-picture"] as const;

/** What every page carries of the brand that this installation serves, in the page's language. */
export interface Identity {
  readonly name: string;
  /** The brand's colors and face as custom properties. */
  readonly style: string;
  readonly headings: (typeof headingLetters)[number];
  readonly hero: (typeof heroWords)[number];
  /** The ground of the browser's own bar. */
  readonly themeColor: string;
  /** Part of the addresses of icons and manifest: another one where icon, colors or name changed. */
  readonly iconVersion: string;
  /** The lockup in the language's script, for light grounds; absent where the brand's folder has none. */
  readonly logo?: string | undefined;
  /** The picture of a shared link that shows no other, 1200x630. */
  readonly socialImage?: string | undefined;
  /** What stands beside the forms of the accounts pages on wide screens, 1120x1400. */
  readonly accountsPicture?: string | undefined;
}
