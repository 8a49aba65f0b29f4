import { config, defaultPort, officeOrigin } from "#app/platform/config.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoStaffPassword, maryam } from "#db/seed/demo/demo-staff.ts";
import { demoCode } from "./tool-pages/demo-authenticator.ts";

/** Prints the addresses and the demo login once the program serves. */
export function printReadyMessage(address: string, port: number): void {
  const { PORT, MARSA_DEMO, MARSA_OUTBOX } = config.env;
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [`Marsa is ready: ${address}  (${seconds} s after the process started)`];
  if (PORT === undefined && port !== defaultPort)
    lines.unshift(`Port ${defaultPort} is taken; using the next free one.`);
  lines.push(
    MARSA_DEMO === "on"
      ? `  Sign in   ${noora.email}  ${noora.password}`
      : "  Demo      off: by itself it comes only to a fresh data folder that is started from a terminal (MARSA_DEMO=on brings it)",
  );
  if (MARSA_DEMO === "on")
    lines.push(
      `  Office    ${officeOrigin()}/office  ${maryam.email}  ${demoStaffPassword}  code ${demoCode()}`,
    );
  lines.push(`  API       ${address}/api/docs`);
  lines.push(
    MARSA_OUTBOX === "on"
      ? `  Outbox    ${address}/dev/outbox  (the office's next codes: ${address}/dev/authenticator)`
      : "  Outbox    off: messages are not shown (MARSA_OUTBOX=on opens /dev/outbox)",
  );
  process.stdout.write(`${lines.join("\n")}\n`);
}
