import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { chooseMessageLanguage } from "./server/customers/message-language.server.ts";
import { requestEmailChange } from "./server/settings/change-email.server.ts";
import { changeNames } from "./server/settings/change-names.server.ts";
import { changePassword } from "./server/settings/change-password.server.ts";
import { devicesOf, signOutDevice, signOutOtherDevices } from "./server/settings/devices.server.ts";
import { ownAccount } from "./server/settings/own-account.server.ts";
import { removeOwnAuthenticator } from "./server/settings/remove-authenticator.server.ts";
import { removeOwnPasskey } from "./server/settings/remove-passkey.server.ts";
import {
  changeNamesCall,
  changePasswordCall,
  chooseMessageLanguageCall,
  devicesCall,
  removeAuthenticatorCall,
  removePasskeyCall,
  requestEmailCall,
  showAccountCall,
  signOutDeviceCall,
  signOutOthersCall,
} from "./settings-calls.ts";

/** The answers to the calls of `settings-calls.ts`. */
export const settingsCalls = [
  answerCall(showAccountCall, async ({ customer, language, now }) => {
    const account = await ownAccount(customer, language, now);
    return account === undefined ? refuse("not-found") : succeed(account);
  }),
  answerWrite(changeNamesCall, async ({ trx, customer, body }) => {
    const isThere = await changeNames(trx, customer.id, body);
    return isThere ? succeed(body) : refuse("not-found");
  }),
  answerWrite(chooseMessageLanguageCall, async ({ trx, customer, body, now }) => {
    const choice = { language: body.messageLanguage, now };
    return (await chooseMessageLanguage(trx, customer.id, choice)) ? succeed(body) : refuse("not-found");
  }),
  answerWrite(requestEmailCall, ({ trx, customer, body, language, now }) =>
    requestEmailChange(trx, customer.id, { email: body.email, language }, now),
  ),
  answerCall(changePasswordCall, ({ customer, body, language, now, ...from }) =>
    changePassword(customer, { password: body.password, language, from }, now),
  ),
  answerCall(removeAuthenticatorCall, async ({ customer, language, now: _, ...from }) =>
    succeed({ removed: await removeOwnAuthenticator(customer.id, { language, from }) }),
  ),
  answerCall(removePasskeyCall, async ({ customer, params, language, now: _, ...from }) =>
    (await removeOwnPasskey(customer.id, { id: params.id, language, from }))
      ? succeed({})
      : refuse("not-found"),
  ),
  answerCall(devicesCall, async ({ customer, now }) => succeed({ devices: await devicesOf(customer, now) })),
  answerCall(signOutDeviceCall, async ({ customer, params, now, ...from }) =>
    (await signOutDevice(customer.id, params.id, from, now)) ? succeed({}) : refuse("not-found"),
  ),
  answerCall(signOutOthersCall, async ({ customer, now, ...from }) =>
    succeed({ signedOut: await signOutOtherDevices(customer, from, now) }),
  ),
];
