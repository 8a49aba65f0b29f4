import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isatty } from "node:tty";
import { pathToFileURL } from "node:url";
import { setMarket } from "#app/i18n/market.ts";
import { type Configuration, parseConfiguration } from "./configuration/configuration.ts";
import { kindOfDataFolder } from "./configuration/data-folder.server.ts";

const ownFile = resolve(import.meta.dirname, "../../marsa.config.ts");
const file = process.env.MARSA_CONFIG ? resolve(process.env.MARSA_CONFIG) : ownFile;
const parsed = parseConfiguration(await choicesOf(file), withSecretsOfFile(process.env), {
  folder: kindOfDataFolder(resolve(process.env.MARSA_DATA_DIR || "data")),
  isTerminal: isatty(0) && isatty(1),
});
if (!parsed.ok) stop(parsed.line);

/** Everything that was chosen for this process, read once at its start. Folders are absolute. */
export const config: Configuration & { readonly dataDir: string } = {
  ...parsed.value,
  contentFolder: resolve(dirname(file), parsed.value.contentFolder),
  dataDir: resolve(parsed.value.env.MARSA_DATA_DIR),
};
const { brand, validation, importer } = config;
const { zone, country, clock, digits } = importer;
setMarket({ brand, zone, country, clock, digits, validation });

/** Where a program without a chosen port begins to look for a free one. */
export const defaultPort = 3000;

let listening: string | undefined = parsed.value.env.MARSA_ORIGIN;

/** The address that visitors see, without a slash at its end: configured, or known once the process listens. */
export function origin(): string {
  return listening ?? `http://${config.env.HOST}:${config.env.PORT ?? defaultPort}`;
}

/** The address of the office: the site's own, unless the importer gave it a host. */
export function officeOrigin(): string {
  const { origin: own } = config.office;
  return own === undefined ? origin() : new URL(own).origin;
}

/** Sets the port that the process got. A configured address stands. */
export function listensOn(port: number): void {
  listening = config.env.MARSA_ORIGIN ?? `http://${config.env.HOST}:${port}`;
}

/** Where secrets of clients stand in a file, as an orchestrator mounts them, they are read with the start. */
function withSecretsOfFile(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const path = variables.MARSA_CLIENT_SECRETS_FILE;
  if (!path) return variables;
  try {
    return Object.assign({}, variables, { MARSA_CLIENT_SECRETS: readFileSync(path, "utf8") });
  } catch {
    return stop(`Marsa cannot start: environment variable MARSA_CLIENT_SECRETS_FILE: ${path} cannot be read`);
  }
}

async function choicesOf(path: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
    return module.default;
  } catch (error) {
    const [why] = String(error instanceof Error ? error.message : error).split("\n");
    return stop(`Marsa cannot start: ${path} cannot be read: ${why}`);
  }
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
