/** The path of an address, without its query and its fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}
