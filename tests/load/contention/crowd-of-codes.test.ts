import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exchangeLoginCodeCall } from "#app/features/account/calls.ts";
import { issueLoginCode } from "#app/features/account/server/sessions/login-codes.server.ts";
import { requestCodeCall, verifyCodeCall } from "#app/features/phone/calls.ts";
import { mostTries } from "#app/features/phone/rules/code-times.ts";
import { caps } from "#app/features/phone/rules/request-caps.ts";
import { now } from "#app/platform/clock.server.ts";
import { newCustomer } from "../../factories/demo-api.ts";
import { codeSentTo, newBrowser, newPhone, wrongCode } from "../../factories/phone.ts";
import { newAddress } from "../../factories/program/api-caller.ts";
import { besideBystanders, byEachOf, countOfEach, crowd, crowdedPrograms, outcomeOf } from "./crowd.ts";

/* A crowd at the row of one code, of one number or of one network, at two programs, while others do something else. */

const { callerOf, bystanders } = crowdedPrograms();

describe("codes by SMS", () => {
  const request = (number: number, phone: string, { browser = newBrowser(), from = newAddress } = {}) => {
    const body = { phone, purpose: "lead", browser } as const;
    return callerOf(number, undefined, from)(requestCodeCall, { body, idempotencyKey: randomUUID() });
  };

  test(`of ${crowd} tries of one code, every third a right one, ${mostTries} are evaluated and the others refused`, async () => {
    const owner = { phone: newPhone(), browser: newBrowser() };
    expect(outcomeOf(await request(0, owner.phone, owner))).toBe("200");
    const code = await codeSentTo(owner.phone);
    const enter = (number: number) => {
      const entered = number % 3 === 0 ? code : wrongCode(code, number);
      const body = { ...owner, purpose: "lead" as const, code: entered };
      return callerOf(number)(verifyCodeCall, { body, idempotencyKey: randomUUID() });
    };
    const replies = await besideBystanders(bystanders, () => byEachOf(crowd, enter));
    const { 200: right = 0, "422 code-wrong": wrong = 0, ...others } = countOfEach(replies.map(outcomeOf));
    expect(right + wrong).toBe(mostTries);
    expect(others).toEqual({ "429 tries-used-up": crowd - mostTries });
  });

  test(`of ${crowd} browsers that request a code for one number ${caps.number.most} get one, and the others a task`, async () => {
    const phone = newPhone();
    const replies = await besideBystanders(bystanders, () =>
      byEachOf(crowd, (number) => request(number, phone)),
    );
    expect(countOfEach(replies.map(outcomeOf))).toEqual({
      200: caps.number.most,
      "428 work-needed": crowd - caps.number.most,
    });
  });

  test(`of ${crowd} numbers that one network requests codes for ${caps.network.most} get one, and the others a task or a refusal`, async () => {
    const network = newAddress();
    const replies = await besideBystanders(bystanders, () =>
      byEachOf(crowd, (number) => request(number, newPhone(), { from: () => network })),
    );
    const limit = requestCodeCall.limit ?? 0;
    expect(countOfEach(replies.map(outcomeOf))).toEqual({
      200: caps.network.most,
      "428 work-needed": limit - caps.network.most,
      "429 too-many-requests": crowd - limit,
    });
  });
});

test(`of ${crowd} who bring one login code one is signed in, and the others are refused`, async () => {
  const customerId = "crowded-login";
  await newCustomer(customerId);
  const redirectUrl = "http://localhost/dashboard";
  const device = { browser: "Firefox", system: "Linux" };
  const login = { customerId, authenticatedAt: now(), device, providerSession: null };
  const code = await issueLoginCode(login, redirectUrl, now());
  if (code === undefined) throw new Error("no login code");
  const exchange = (number: number) =>
    callerOf(number)(exchangeLoginCodeCall, { body: { code, redirectUrl } });
  const replies = await besideBystanders(bystanders, () => byEachOf(crowd, exchange));
  expect(countOfEach(replies.map(outcomeOf))).toEqual({ 200: 1, "401 login-code-invalid": crowd - 1 });
});
