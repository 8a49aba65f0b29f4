import { readdirSync, readFileSync } from "node:fs";

/** Bytes of all processes that a process started, and of those that these did; what they share counts once. Linux only. */
export function memoryBelow(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1] ?? -1);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (parent: number): number =>
    (children.get(parent) ?? []).reduce((total, child) => total + memoryOf(child) + sum(child), 0);
  return sum(pid);
}

function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Empty where the process has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
