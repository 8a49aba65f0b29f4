import { expireOrders } from "#app/features/orders/server/orders/expire-orders.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { main, salwa } from "../../../tests/factories/orders/orders-api.ts";
import { numbersFrom, type RandomNumbers } from "../../../tests/factories/random-numbers.ts";
import "#app/features/orders/api.server.ts";
import { databaseUrl } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import type { ShopReply } from "./shop/shop-caller.ts";
import { type ShopCustomer, shopCustomers } from "./shop/shop-customers.ts";
import { errorsOf, type ShopPrograms, withShop } from "./shop/shop-programs.ts";
import { letTimePass, makeAvailable, partsAt } from "./shop/shop-shelves.ts";
import { shopVisit } from "./shop/shop-visit.ts";
import { expectSound } from "./shop/unsound.ts";

const wanted = Number(process.env.MARSA_CHECKOUTS ?? 5_000);
const clients = Number(process.env.MARSA_CLIENTS ?? 48);
const mostMs = Number(process.env.MARSA_MINUTES ?? 25) * 60_000;
const kindsOfParts = 6;
const checkedEveryMs = 5_000;

/** What came of all checkouts so far. */
interface Tally {
  checkouts: number;
  broken: number;
  readonly answers: Map<string, number>;
}

/**
 * Checkouts of many customers for few pieces of the same parts in different orders, at two counters and by two processes, while
 * reservations run out, orders are canceled, replaced and paid, and shelves are filled again: nothing is ever oversold, and no
 * call answers 5xx.
 */
export async function bench(): Promise<void> {
  await withShop(async (shop) => {
    await startJobs(databaseUrl(), { work: false });
    const parts = await partsAt(main, kindsOfParts);
    const customers = await shopCustomers(clients);
    const tally: Tally = { checkouts: 0, broken: 0, answers: new Map() };
    const started = performance.now();
    const isOver = () => tally.checkouts >= wanted || performance.now() - started > mostMs;
    const buying = customers.map((customer, place) => buy(shop, { customer, parts, place, tally, isOver }));
    const [unsoundTimes] = await Promise.all([watch(parts, tally, isOver), ...buying]);
    const seconds = (performance.now() - started) / 1_000;
    printAnswers(tally, seconds);
    await expireOrders(new Date(now().getTime() + 3_600_000));
    const isSound = await expectSound("in the end");
    const failed = tally.broken;
    process.stdout.write(
      `${tally.checkouts} checkouts, ${failed} of all calls broken or 5xx, ${unsoundTimes} looks that found something wrong, ` +
        `in the end all is ${isSound ? "sound" : "not sound"}\n`,
    );
    for (const [error, count] of errorsOf(shop)) process.stdout.write(`${count} x ${error}\n`);
    if (failed > 0 || unsoundTimes > 0) process.exitCode = 1;
    await stopJobs(1_000);
  });
}

function printAnswers({ checkouts, answers }: Tally, seconds: number): void {
  const sorted = [...answers].sort(([, one], [, other]) => other - one);
  process.stdout.write(`${sorted.map(([answer, count]) => `${count} x ${answer}`).join(", ")}\n`);
  process.stdout.write(`${(checkouts / seconds).toFixed(0)} checkouts/s, ${seconds.toFixed(0)} s\n`);
}

/** Lets time pass, fills shelves and looks whether all is well, until the end; answers how often it was not. */
async function watch(parts: readonly string[], tally: Tally, isOver: () => boolean): Promise<number> {
  let wrong = 0;
  for (let turn = 1; !isOver(); turn += 1) {
    for (const [place, part] of parts.entries()) {
      await makeAvailable(part, main, 2 + ((place + turn) % 5));
      await makeAvailable(part, salwa, 1 + ((place + turn) % 3));
    }
    for (const end = performance.now() + checkedEveryMs; performance.now() < end && !isOver(); ) {
      await letTimePass(0.25);
      if (Math.random() < 0.3) await expireOrders(now());
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    if (!(await expectSound(`after ${tally.checkouts} checkouts`))) wrong += 1;
    if (turn % 12 === 0) process.stdout.write(`${tally.checkouts} checkouts so far\n`);
  }
  return wrong;
}

interface Buying {
  readonly customer: ShopCustomer;
  readonly parts: readonly string[];
  readonly place: number;
  readonly tally: Tally;
  isOver(): boolean;
}

async function buy(shop: ShopPrograms, { customer, parts, place, tally, isOver }: Buying): Promise<void> {
  const random = numbersFrom(place);
  const visit = () => shopVisit(random.oneOf(shop.running).address, customer);
  /** Pages on which a card was entered and no code yet: their money may come when the order has run out. */
  const waiting: string[] = [];
  let version = 0;
  const seen = (reply: ShopReply) => {
    if (reply.status === 0 || reply.status >= 500) tally.broken += 1;
    return reply;
  };
  while (!isOver()) {
    if (version === 0 || random.upTo(9) < 1) version = await changeCart(visit, { parts, random, seen });
    const ordered = seen(await visit().order(version, undefined, random.oneOf([main, main, salwa])));
    tally.checkouts += 1;
    const answer = `${ordered.status} ${ordered.code}`.trim();
    tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1);
    if (ordered.code === "cart-changed" || ordered.code === "cart-empty") version = 0;
    if (ordered.status !== 200) continue;
    const orderId = String(ordered.data.id);
    const dice = random.upTo(19);
    if (dice < 6) seen(await visit().cancel(orderId));
    if (dice === 6 && (await pay(visit, { orderId, waiting, seen }))) version = 0;
    const late = dice > 16 ? waiting.shift() : undefined;
    if (late !== undefined) seen(await visit().enterCode(late));
  }
}

type Visit = () => ReturnType<typeof shopVisit>;
type Seen = (reply: ShopReply) => ShopReply;

/** A cart of one to four parts in an order of its own; answers its version, 0 where it could not be filled. */
async function changeCart(
  visit: Visit,
  {
    parts,
    random,
    seen,
  }: { readonly parts: readonly string[]; readonly random: RandomNumbers; readonly seen: Seen },
): Promise<number> {
  let cart = seen(await visit().clear());
  for (let line = random.upTo(3); line >= 0; line -= 1)
    cart = seen(await visit().add(random.oneOf(parts), 1 + random.upTo(1)));
  return Number(cart.data.version ?? 0);
}

interface Paying {
  readonly orderId: string;
  readonly waiting: string[];
  readonly seen: Seen;
}

/** Mostly it is approved, sometimes declined or left at the code. Answers whether the order is paid. */
async function pay(visit: Visit, { orderId, waiting, seen }: Paying): Promise<boolean> {
  const requested = seen(await visit().requestPayment(orderId));
  if (requested.status !== 200) return false;
  const page = String(requested.data.redirectUrl);
  const dice = Math.random();
  const scenario = dice < 0.5 ? "approved-without-code" : dice < 0.7 ? "declined" : "approved";
  seen(await visit().enterCard(page, scenario));
  if (scenario === "approved") waiting.push(page);
  seen(await visit().check(String(requested.data.attemptId)));
  return seen(await visit().show(orderId)).data.number !== null;
}
