/** What stands where there is nothing yet, from content (product/content.md#smaller-fragments). */
export interface EmptyTexts {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly url: string } | undefined;
}
