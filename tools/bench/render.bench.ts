import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { createApp } from "../../server/app.ts";
import { renderPage } from "../../server/pages/render-page.ts";
import { pageOf } from "../../server/pages/rendered-page.ts";
import { builtSite } from "../../server/pages/site.ts";
import { root } from "../program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { withEmptyDatabase } from "./support/empty-database.ts";

const paths = ["/vehicle/wahat?lang=en", "/vehicle/suhail?lang=ar", "/?lang=en"];
const rounds = 5;
const pagesARound = 15;
const goals = { ratio: 1.7, perSecond: 80 };

type Render = (...given: Parameters<typeof renderEntry>) => Promise<Response>;
declare function renderEntry(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response>;

/**
 * A page rendered anew, content, policy and compression included, beside React alone, which writes the same page from
 * data in hand. Both in this process, in turn; the medians are compared. Pages a second are of one processor.
 */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const folder = join(root, "build");
  const build = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  const site = await builtSite(folder);
  await withEmptyDatabase(async () => {
    await seedContent(now(), config.contentFolder);
    const parts = { app: createApp(async () => true), site, developing: false };
    for (const path of paths) {
      const language = path.endsWith("ar") ? "ar" : "en";
      const whole = async () => void (await pageOf(await renderPage(parts, path, language)));
      const alone = await reactAlone(build, (rendering) =>
        renderPage({ ...parts, site: rendering }, path, language),
      );
      const [ours, react] = await inTurn(whole, alone);
      const ratio = (ours / react).toFixed(2);
      process.stdout.write(
        `${path}: ${ours.toFixed(1)} ms, React alone ${react.toFixed(1)} ms, ratio ${ratio} (goal ${goals.ratio}), ` +
          `${(1000 / ours).toFixed(0)} pages a second (goal ${goals.perSecond})\n`,
      );
    }
  });
}

/** Renders a page once to catch what React is given, and returns what writes it again from that. */
async function reactAlone(
  build: ServerBuild,
  renderOnce: (site: Awaited<ReturnType<typeof builtSite>>) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const render = build.entry.module.default as Render;
  let given: Parameters<Render> | undefined;
  const caught = (...args: Parameters<Render>) => {
    given = args;
    return render(...args);
  };
  const module = { ...build.entry.module, default: caught };
  const handle = createRequestHandler({ ...build, entry: { module } } as ServerBuild, "production");
  const { provideSite } = build.entry.module as unknown as {
    provideSite(site: object): Parameters<typeof handle>[1];
  };
  await renderOnce({
    factsOf: () => undefined,
    render: (request, site) => handle(request, provideSite({ ...site, isPage: () => true })),
  });
  if (given === undefined) throw new Error("nothing was rendered");
  const [request, status, , entry] = given;
  return async () => {
    // The data that goes along is a stream, which was read already: React alone writes the page without it.
    const { serverHandoffStream: _, ...context } = entry;
    const answer = await render(request, status, new Headers(), { ...context, renderMeta: {} });
    await answer.arrayBuffer();
  };
}

/** Milliseconds that each takes, as the median of rounds. */
async function inTurn(one: () => Promise<void>, other: () => Promise<void>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round += 1) {
    const [first, second] = [await timeOf(one), await timeOf(other)];
    // The first rounds warm up.
    if (round < 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return [median(times[0]), median(times[1])];
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesARound; page += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesARound;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
