import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { deleteDocumentCall, showDocumentCall } from "#app/features/documents/calls.ts";
import {
  cancelUploadCall,
  finishUploadCall,
  sendPieceCall,
  startUploadCall,
} from "#app/features/documents/upload-calls.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { announced } from "../../tests/factories/documents/documents-api.ts";
import { type HostileFile, hostileFiles } from "../../tests/factories/documents/hostile-files.ts";
import { apiCaller } from "../../tests/factories/program/api-caller.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { signIn } from "../../tests/factories/sign-in.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";

const sendersAtOnce = 6;
/** An access token is good for so many of them. */
const filesPerToken = 60;
type Call = ReturnType<typeof apiCaller>;

/** Goal: of 500 hostile files each is refused, rejected or drawn; none is a fault of the program, which lives on. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-hostile-"));
  const program = await startProgram({
    MARSA_DATA_DIR: dataDir,
    MARSA_REQUESTS_PER_MINUTE: "1000000000",
  });
  const count = Number(process.env.MARSA_HOSTILE_FILES ?? 500);
  const seed = Number(process.env.MARSA_HOSTILE_SEED ?? Date.now() % 1e9);
  const files = await hostileFiles(count, seed);
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const from = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join(".");
  while (files.length > 0) {
    const call = apiCaller(program.address, await signIn(program.address, noora), from);
    const some = files.splice(0, filesPerToken);
    const sender = async () => {
      for (let file = some.pop(); file !== undefined; file = some.pop()) {
        const outcome = await send(call, file);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (/^fault/.test(outcome)) faults.push(`${file.what}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: sendersAtOnce }, sender));
  }
  const isAlive = (await fetch(`${program.address}/healthz`)).status === 200;
  const counts = [...outcomes].map(([outcome, number]) => `${outcome}: ${number}`).join(", ");
  process.stdout.write(`${count} files, seed ${seed}; ${counts}\n`);
  for (const fault of faults.slice(0, 40)) process.stdout.write(`  ${fault}\n`);
  process.stdout.write(`${faults.length} faults (goal 0), the program ${isAlive ? "lives" : "is dead"}\n`);
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Uploads one file and waits for what becomes of it. */
async function send(call: Call, { bytes }: HostileFile): Promise<string> {
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const body = { type: "insurance" as const, files: [announced(bytes)] };
  const started = await call(startUploadCall, { body, ...key() });
  if (!started.ok) return outcomeOf(started);
  const params = { id: started.data.id };
  const piece = { params: { ...params, file: "0", offset: "0" }, body: new Uint8Array(bytes) };
  const sent = await call(sendPieceCall, piece);
  if (!sent.ok) {
    await call(cancelUploadCall, { params, ...key() });
    return outcomeOf(sent);
  }
  const finished = await call(finishUploadCall, { params, ...key() });
  if (!finished.ok) return outcomeOf(finished);
  for (let second = 0; second < 180; second += 1) {
    const shown = await call(showDocumentCall, { params });
    if (!shown.ok) return outcomeOf(shown);
    const { state, rejection } = shown.data;
    if (state === "processed" || state === "rejected") {
      await call(deleteDocumentCall, { params, ...key() });
      return rejection?.reason ?? state;
    }
    await setTimeout(1_000);
  }
  return "fault: never processed";
}

function outcomeOf({ status, code }: { readonly status: number; readonly code: string }): string {
  return status === 0 || status >= 500 ? `fault: ${status} ${code}` : code;
}
