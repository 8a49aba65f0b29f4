/** What the consent banner and the privacy choices say: content, in the visitor's language. */
export interface ConsentTexts {
  /** Raised when the question changes: then every visitor chooses again. */
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly acceptLabel: string;
  readonly declineLabel: string;
  readonly detailsLabel: string;
  /** The button at the foot of every page. */
  readonly choicesLabel: string;
  readonly details: readonly { readonly title: string; readonly text: string }[];
  /** How it stands now; `{date}` is the day of the choice. */
  readonly grantedText: string;
  readonly refusedText: string;
  readonly openText: string;
}
