import type { Language } from "#app/i18n/language.ts";
import { callApi, type FailedReply } from "#app/platform/api/api-client.ts";
import { codeDeliveryCall, type Purpose, requestCodeCall, verifyCodeCall } from "../calls.ts";
import type { Channel } from "../rules/confirmation.ts";
import { rememberDevice, rememberedDevices } from "./storage/remembered-devices.ts";

type Answered<T> = { readonly ok: true; readonly data: T } | FailedReply;

export interface CodeRequest {
  readonly phone: string;
  readonly browser: string;
  readonly channel: Channel;
  readonly work?: string | undefined;
}

/** The calls behind a form that confirms a number: those of a visitor, or of a customer. */
export interface PhoneDeeds {
  readonly request: (
    body: CodeRequest,
    idempotencyKey: string,
    language: Language,
  ) => Promise<Answered<{ readonly expiresIn: number; readonly resendIn: number }>>;
  readonly verify: (
    body: CodeRequest & { readonly code: string },
    idempotencyKey: string,
    language: Language,
  ) => Promise<Answered<{ readonly proof: string; readonly expiresIn: number }>>;
  readonly delivery: (
    body: Pick<CodeRequest, "phone" | "browser">,
    language: Language,
  ) => Promise<Answered<{ readonly channel: Channel; readonly state: string }>>;
}

/** A visitor's: the code is exchanged for a proof, good for one purpose. */
export function visitorDeeds(purpose: Purpose): PhoneDeeds {
  return {
    request: (body, idempotencyKey, language) =>
      callApi(requestCodeCall, {
        body: { ...body, purpose, rememberedDevices: rememberedDevices() },
        idempotencyKey,
        language,
      }),
    async verify({ phone, browser, code }, idempotencyKey, language) {
      const body = { phone, browser, code, purpose };
      const reply = await callApi(verifyCodeCall, { body, idempotencyKey, language });
      if (reply.ok) rememberDevice(reply.data.rememberedDevice);
      return reply;
    },
    delivery: ({ phone, browser }, language) =>
      callApi(codeDeliveryCall, { body: { phone, browser, purpose }, language }),
  };
}
