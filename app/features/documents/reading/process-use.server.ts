import { readFileSync } from "node:fs";

/** What a process has taken so far. */
export interface ProcessUse {
  readonly memoryBytes: number;
  readonly processorMs: number;
}

const pageBytes = 4096;
/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

/** Linux alone says it of another process; elsewhere it is zero, and limits of another kind have to do. */
export function useOf(pid: number | undefined): ProcessUse {
  try {
    const [, resident = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the name, may hold spaces; of what follows it, the 12th and 13th are times.
    const [user = "0", system = "0"] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return {
      memoryBytes: Number(resident) * pageBytes,
      processorMs: (Number(user) + Number(system)) * tickMs,
    };
  } catch {
    return { memoryBytes: 0, processorMs: 0 };
  }
}
