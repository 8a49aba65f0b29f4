import { config } from "#app/platform/config.server.ts";
import { noora } from "#db/seed/demo-people.ts";

/** What a newcomer reads once the program serves. */
export function sayReady(address: string, takenPort: number | undefined): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [`Marsa is ready: ${address}  (${seconds} s after the process started)`];
  if (takenPort !== undefined) lines.unshift(`Port ${takenPort} is taken; using the next free one.`);
  if (config.env.MARSA_DEMO === "on") lines.push(`  Sign in   ${noora.email}  ${noora.password}`);
  lines.push(`  API       ${address}/api/docs`);
  if (config.env.MARSA_OUTBOX === "on") lines.push(`  Outbox    ${address}/dev/outbox`);
  process.stdout.write(`${lines.join("\n")}\n`);
}
