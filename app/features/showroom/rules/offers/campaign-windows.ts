/** A span of days in which a campaign runs, both days included; without a first day it had always run. */
export interface CampaignWindow {
  readonly from?: string | undefined;
  readonly until: string;
}

/**
 * Whether a campaign runs on a day, and until when. Between two windows, and after the last one, it has ended: `lastDay` is
 * the latest day that has passed, absent where it never ran.
 */
export function campaignOn(
  windows: readonly CampaignWindow[],
  today: string,
):
  | { readonly isRunning: true; readonly until: string }
  | { readonly isRunning: false; readonly lastDay?: string } {
  const running = windows.filter(
    ({ from, until }) => (from === undefined || from <= today) && today <= until,
  );
  const until = running
    .map((window) => window.until)
    .sort()
    .at(-1);
  if (until !== undefined) return { isRunning: true, until };
  const lastDay = windows
    .map((window) => window.until)
    .filter((day) => day < today)
    .sort()
    .at(-1);
  return lastDay === undefined ? { isRunning: false } : { isRunning: false, lastDay };
}
