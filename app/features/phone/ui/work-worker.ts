import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

// Runs as a worker of its own: waits for a task of `solve-work.ts` and answers its solution.
handler({ deriveKey });
