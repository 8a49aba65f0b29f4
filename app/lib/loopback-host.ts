/**
 * Whether a host name means this machine alone: `localhost`, a name below it, 127.0.0.0/8 or ::1, in brackets or not.
 * A name that resolves to this machine is none: it may resolve elsewhere tomorrow.
 */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name)
  );
}
