import { config } from "#app/platform/config.server.ts";
import { demoPeople } from "#db/seed/demo-people.ts";

/** What a newcomer reads once the program serves. */
export function sayReady(address: string, takenPort: number | undefined): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [`Marsa is ready: ${address}  (${seconds} s after the process started)`];
  if (takenPort !== undefined) lines.unshift(`Port ${takenPort} is taken; using the next free one.`);
  const [person] = demoPeople;
  if (config.env.MARSA_DEMO === "on") lines.push(`  Sign in   ${person.email}  ${person.password}`);
  lines.push(`  API       ${address}/api/docs`);
  if (config.env.MARSA_OUTBOX === "on") lines.push(`  Outbox    ${address}/dev/outbox`);
  process.stdout.write(`${lines.join("\n")}\n`);
}
