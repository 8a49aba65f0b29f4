import { readdirSync, readFileSync } from "node:fs";

/** Bytes of a process, and of all that it and those below it started; what they share counts once. Linux only. */
interface TreeMemory {
  readonly own: number;
  readonly below: number;
}

export function memoryOfTree(pid: number): TreeMemory {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (parent: number): number =>
    (children.get(parent) ?? []).reduce((total, child) => total + memoryOf(child) + sum(child), 0);
  return { own: memoryOf(pid), below: sum(pid) };
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? -1);
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
