import { describe, expect, test } from "vitest";
import { accountApi } from "#app/features/account/api.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { apiOnDemo } from "../../../../../tests/factories/demo-api.ts";
import { messageLanguageOf } from "../../account.server.ts";
import type { Account } from "../../settings-calls.ts";
import { noteUsedLanguage } from "./message-language.server.ts";

testDatabase();
const { get, patch, post } = apiOnDemo([accountApi], async () => undefined);

describe("the language of messages", () => {
  const notice = async (template: string) =>
    (await newestMessages()).filter((one) => one.template === template && one.recipient === noora.email)[0];
  const shown = async (lang: string) => (await get<Account>(`/v3/account?lang=${lang}`)).data.messageLanguage;

  test("is that of the page until one is known, then the one of the last sign-in", async () => {
    expect([await shown("en"), await shown("ar")]).toEqual(["en", "ar"]);
    expect(await messageLanguageOf([noora.id])).toEqual(new Map());
    await noteUsedLanguage(noora.id, "ar");
    expect([await shown("en"), await shown("ar")]).toEqual(["ar", "ar"]);
    await noteUsedLanguage(noora.id, "en");
    expect(await messageLanguageOf([noora.id, khalid.id])).toEqual(new Map([[noora.id, "en"]]));
  });

  test("is the chosen one from then on, also for what is caused in another", async () => {
    const body = { messageLanguage: "ar" };
    expect(await patch("/v3/account/language", body)).toMatchObject({ status: 200, data: body });
    await noteUsedLanguage(noora.id, "en");
    expect(await shown("en")).toBe("ar");
    const password = "four camels under palms";
    expect(await post("/v3/account/password?lang=en", { password })).toMatchObject({ status: 200 });
    expect(await notice("account-password-changed")).toMatchObject({ language: "ar" });
    expect((await notice("account-password-changed"))?.subject).toMatch(/كلمة المرور/);
  });

  test.each([{}, { messageLanguage: "fr" }, { messageLanguage: "" }])("is not %j", async (body) => {
    expect(await patch("/v3/account/language", body)).toMatchObject({ status: 422 });
  });

  test("is refused to strangers", async () => {
    const body = { messageLanguage: "en" };
    expect(await patch("/v3/account/language", body, {})).toMatchObject({ status: 401 });
  });
});
