import { resolve } from "node:path";
import choices from "#config";
import { type Configuration, parseConfiguration } from "./configuration.ts";

const parsed = parseConfiguration(choices, process.env);
if (!parsed.ok) {
  process.stderr.write(`${parsed.line}\n`);
  process.exit(1);
}

/** Everything that was chosen for this process, read once at its start. */
export const config: Configuration & { readonly dataDir: string } = {
  ...parsed.value,
  dataDir: resolve(parsed.value.env.MARSA_DATA_DIR),
};

let listening: string | undefined = parsed.value.env.MARSA_ORIGIN;

/** The address that visitors see, without a slash at its end: configured, or known once the process listens. */
export function origin(): string {
  return listening ?? `http://${config.env.HOST}:${config.env.PORT}`;
}

/** Tells the process which port it got. A configured address stands. */
export function listensOn(port: number): void {
  listening = config.env.MARSA_ORIGIN ?? `http://${config.env.HOST}:${port}`;
}
