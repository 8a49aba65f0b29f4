import type { Challenge } from "altcha-lib/types";

/** Longer than a slow phone needs for the hardest task. */
const patienceMs = 90_000;

/** Workers: more than two make a phone hot and hardly faster. */
const workers = 2;

/** Solves the task of a "work-needed" beside the page, so that nothing on it stands still; undefined where it cannot. */
export async function solveWork(challenge: Challenge): Promise<string | undefined> {
  const { solveChallengeWorkers } = await import("altcha-lib");
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(workers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL("./work-worker.ts", import.meta.url), { type: "module" }),
    timeout: patienceMs,
  }).catch(() => null);
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
