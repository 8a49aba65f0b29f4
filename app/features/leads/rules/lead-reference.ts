/** What a visitor quotes of their lead, as `7F155AB8`: the end of its id. Staff read it in its mail and on its page. */
export function leadReference(id: string): string {
  return id.slice(-8).toUpperCase();
}
