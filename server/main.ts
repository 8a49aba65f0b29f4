import { basename, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepareAccounts } from "#app/features/account/api.server.ts";
import { contentVersionIn } from "#app/features/content/api.server.ts";
import { missingContent } from "#app/features/content/content.server.ts";
import { chainInBackground } from "#app/features/office/api.server.ts";
import { loadPartsEarly } from "#app/features/parts/api.server.ts";
import { loadStockEarly } from "#app/features/preowned/api.server.ts";
import { replayErasures } from "#app/features/privacy/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, listensOn, origin } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase, isDatabaseReachable } from "#app/platform/database.server.ts";
import {
  DataFolderInUse,
  type OpenedDatabase,
  openDatabase,
} from "#app/platform/embedded-postgres/open-database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { followChanges } from "#app/platform/live/follow-changes.server.ts";
import { log } from "#app/platform/log.server.ts";
import { migrate, underStartLock } from "#app/platform/migrate.server.ts";
import { DatabaseAway, untilReachable } from "#app/platform/reach/database-reach.server.ts";
import { followVersions } from "#app/platform/read-model/follow-versions.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { lockDemo, seedDemo } from "#db/seed/seed-demo.ts";
import { createApp } from "./app.ts";
import { MovedFiles } from "./hosted-files/moved-files.ts";
import { StreamedFiles } from "./hosted-files/streamed-files.ts";
import { Arrivals } from "./http/arrivals.ts";
import { guarded, limitedServer, usualLimits } from "./http/limited-server.ts";
import { adviceOnListening, endWhereTaken, listenAsChosen } from "./http/listen.ts";
import { ImageHost } from "./image-host/image-host.ts";
import { officeAssets } from "./office-assets.ts";
import { PageCache } from "./pages/page-cache.ts";
import { printReadyMessage } from "./ready-message.ts";
import { requestListener } from "./request-listener.ts";
import { siteAndFiles } from "./site-and-files.ts";
import { GracefulStop } from "./stop.ts";

/** What serves and its jobs may take so long to end. */
const longestEndMs = 4_000;

const developing = process.argv.includes("--dev");

class ContentMissing extends Error {}

try {
  await main();
} catch (error) {
  const advice = adviceOn(error);
  if (advice === undefined) throw error;
  process.stderr.write(`${(error as Error).message}; ${advice}.\n`);
  process.exit(1);
}

/** What to do about a start that cannot succeed as things are; undefined: a bug, which is thrown. */
function adviceOn(error: unknown): string | undefined {
  if (error instanceof DataFolderInUse) return "stop that one first, or choose another MARSA_DATA_DIR";
  if (error instanceof ContentMissing) return `write it into ${config.contentFolder}`;
  if (error instanceof DatabaseAway) return "start it, or correct DATABASE_URL";
  return adviceOnListening(error);
}

async function main(): Promise<void> {
  await endWhereTaken();
  const isDemo = config.env.MARSA_DEMO === "on";
  const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir, isDemo });
  connectDatabase(opened.programUrl);
  await untilReachable(() => underStartLock(opened.url, () => fillDatabase(opened.url)));
  await untilReachable(() => refuseWithoutContent(opened));
  await untilReachable(prepareAccounts);

  const cache = new PageCache();
  const follower = await followVersions(opened.programUrl, {
    followed(versions) {
      if (!cache.follow(contentVersionIn(versions, config.brand))) return;
      loadStockEarly();
      loadPartsEarly();
    },
    lost: () => cache.suspend(),
  });
  const changes = await followChanges(opened.programUrl);
  const stopChaining = chainInBackground();
  const server = limitedServer({
    ...usualLimits,
    connectionsPerAddress: config.env.MARSA_PROXIES > 0 ? undefined : config.limits.connectionsPerAddress,
  });
  const root = join(import.meta.dirname, "..");
  const stop = new GracefulStop({
    drainMs: config.env.MARSA_DRAIN_SECONDS * 1_000,
    requestsMs: developing ? 1_000 : 10_000,
  });
  const isReady = async () => !stop.hasBegun && (await isDatabaseReachable());
  const app = createApp(isReady, await officeAssets(root, developing));
  const name = basename(config.contentFolder);
  const images = new ImageHost({
    name,
    folder: join(config.contentFolder, "pictures"),
    cacheFolder: resolve(config.env.MARSA_PICTURES_DIR ?? join(config.dataDir, "pictures")),
  });
  const streamed = (["videos", "files"] as const).map(
    (kind) => new StreamedFiles(kind, config.contentFolder),
  );
  const parts = await siteAndFiles(root, developing, server);
  const arrivals = new Arrivals(server);
  const hosts = [images, ...streamed, new MovedFiles(config.contentFolder)];
  server.on(
    "request",
    guarded(requestListener({ app, cache, hosts, developing, isDatabaseReachable, arrivals, ...parts })),
  );
  const watch = setInterval(() => void pollDatabase(isDatabaseReachable, opened.revive), 2_000);
  const endServing = async () => {
    await parts.close();
    await images.close();
    await stopJobs(2_000);
    await stopChaining();
    await follower.stop().catch(() => undefined);
    await changes.stop().catch(() => undefined);
    await closeDatabase();
  };
  const giveBack = async () => {
    clearInterval(watch);
    const ended = endServing().catch(({ message }: Error) => log.error({ err: { message } }, "stop"));
    // PostgreSQL is stopped even if something hangs.
    await Promise.race([ended, pause(longestEndMs)]);
    await opened.close();
  };
  const port = await listenAsChosen(server).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  listensOn(port);
  stop.watch(server, giveBack);
  printReadyMessage(origin(), port);
}

/** Brings the database to what this program needs and its jobs to work. What is there stays, so it may run again. */
async function fillDatabase(url: string): Promise<void> {
  // Of an attempt that the database broke off.
  await stopJobs(0).catch(() => undefined);
  await migrate(url);
  await loadSecret();
  await startJobs(url, { work: false });
  if (config.backends.content === undefined) await seedContent(now(), config.contentFolder);
  if (config.env.MARSA_DEMO === "on")
    await seedDemo(config.contentFolder, { year: config.env.MARSA_DEMO_YEAR === "on" });
  else await lockDemo(now());
  await replayErasures();
  // Not before: a restored reminder would leave for someone who is erased.
  await stopJobs(2_000);
  await startJobs(url, { work: true });
}

/** A site without its content would answer 404 everywhere: the start ends with the list of what is missing. */
async function refuseWithoutContent(opened: OpenedDatabase): Promise<void> {
  // What an importer's own source has is judged page by page, as it comes and goes.
  if (config.backends.content !== undefined) return;
  const missing = await missingContent(config.brand, now());
  if (missing.length === 0) return;
  await stopJobs(2_000);
  await closeDatabase();
  await opened.close();
  const title = `Marsa cannot start: the brand "${config.brand}" has no content for`;
  throw new ContentMissing([title, ...missing].join("\n  "));
}

/** The embedded PostgreSQL is brought back when it was killed; the pool reconnects by itself. */
async function pollDatabase(isReachable: () => Promise<boolean>, revive: () => Promise<void>): Promise<void> {
  if (await isReachable()) return;
  await revive().catch((error: Error) => log.error({ err: { message: error.message } }, "database"));
}
