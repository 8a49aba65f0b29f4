import { runProgram } from "../program.ts";

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}
interface Cruise {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly totalCruised: number;
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment?: string }[];
    };
  };
  readonly modules: readonly { readonly source: string }[];
}

/** What the import laws (`.dependency-cruiser.cjs`) found in a tree; paths are relative to `cwd`. */
export interface BoundaryReport {
  readonly laws: readonly { readonly name: string; readonly comment?: string }[];
  readonly violations: readonly { readonly law: string; readonly from: string; readonly to: string }[];
  /** Our own modules that were read, packages left out. */
  readonly modules: readonly string[];
}

/** Reads the imports of the folders and judges them by the import laws. Throws where the checker itself fails. */
export async function readBoundaries(
  cwd: string,
  laws: string,
  folders: readonly string[],
): Promise<BoundaryReport> {
  const options = [...folders, "--config", laws, "--output-type", "json"];
  const { output } = await runProgram("depcruise", options, { cwd });
  if (!output.startsWith("{"))
    throw new Error(`dependency-cruiser did not answer: ${output.slice(0, 2_000)}`);
  const { summary, modules } = JSON.parse(output.slice(0, output.lastIndexOf("}") + 1)) as Cruise;
  return {
    laws: summary.ruleSetUsed.forbidden,
    violations: summary.violations.map(({ rule, from, to }) => ({ law: rule.name, from, to })),
    modules: modules
      .map(({ source }) => source)
      .filter((source) => /^(app|server|db|tools|tests)\//.test(source)),
  };
}
