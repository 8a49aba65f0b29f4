import { browserPorts } from "./browser-ports.ts";
import type { LeaveOut, LoginReturn } from "./login-redirect.ts";
import { SessionRuntime } from "./session-runtime.ts";

/** The session of a browser with tokens or a login code. Arrives only there. */
export function startSession(login: LoginReturn | undefined, leaveOut: LeaveOut): SessionRuntime {
  return new SessionRuntime(browserPorts(login, leaveOut));
}
