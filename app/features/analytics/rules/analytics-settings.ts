/** What the importer chose in `marsa.config.ts` about analytics, as far as a browser needs it. */
export interface AnalyticsSettings {
  /** The name of the data layer in `window`. */
  readonly dataLayer: string;
  /** The address of the tag script. Without one events stay in the data layer, which the site then makes itself. */
  readonly script?: string | undefined;
  /** How the names of the cookies begin that the tag script leaves; a withdrawn consent removes them. */
  readonly cookies: readonly string[];
  /** What links are called, by the pattern of the page that they lead to. */
  readonly linkNames: Readonly<Record<string, string>>;
}
