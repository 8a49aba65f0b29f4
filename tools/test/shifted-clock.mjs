// Loaded by `npm run clocks` into every process of a run: time goes on from another moment, alike in all of them.
const offsetMs = Number(process.env.MARSA_TEST_CLOCK_OFFSET_MS);
const shiftedNow = () => RealDate.now() + offsetMs;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(shiftedNow()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
  get: (target, key, receiver) => (key === "now" ? shiftedNow : Reflect.get(target, key, receiver)),
});
