/** The address of a database on the server that an address names. */
export function databaseOn(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
