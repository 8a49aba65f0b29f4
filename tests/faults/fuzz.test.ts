import { expect, test } from "vitest";
import { noora } from "#db/seed/demo/demo-people.ts";
import { fuzzTargets } from "../factories/fuzz/fuzz-targets.ts";
import { runFuzz } from "../factories/fuzz/run-fuzz.ts";
import { howMany } from "../factories/how-much.ts";
import { testProgram } from "../factories/program/test-program.ts";
import { signIn } from "../factories/sign-in.ts";

const program = testProgram({ MARSA_REQUESTS_PER_MINUTE: "1000000000" });

// `npm run bench fuzz` sends 100,000 with a new seed.
test("of requests to every address that no honest browser sends none ends in a fault", async () => {
  const { address } = program;
  const { length: addresses } = await fuzzTargets(address);
  const requests = howMany({ day: addresses, night: 2 * addresses });
  const { statuses, faults } = await runFuzz({
    address,
    requests,
    seed: 20_261_122,
    token: await signIn(address, noora),
  });
  expect(faults).toEqual([]);
  // The requests reach what they are meant for: some are answered, some refused by their input, some have no address.
  for (const status of [200, 400, 404, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(10);
});
