import { browserPorts } from "./browser-ports.ts";
import type { LoginReturn } from "./login-redirect.ts";
import { SessionRuntime } from "./session-runtime.ts";

/** The session of a browser with tokens or a login code. Arrives only there. */
export function startSession(
  login: LoginReturn | undefined,
  replaceAddress: (address: string) => void,
): SessionRuntime {
  return new SessionRuntime(browserPorts(login, replaceAddress));
}
