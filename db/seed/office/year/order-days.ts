const [minuteMs, hourMs] = [60_000, 3_600_000];
/** By Doha's clock people order and work between these hours. */
const [opens, closes, zoneHours] = [8, 22, 3];

function hourOf(at: Date): number {
  return (at.getUTCHours() + zoneHours) % 24;
}
function isByDay(at: Date): boolean {
  return hourOf(at) >= opens && hourOf(at) < closes;
}

/** The same moment by day: what would lie in the night is moved to the evening before it. */
export function dayBefore(at: Date): Date {
  return isByDay(at) ? at : new Date(at.getTime() - ((hourOf(at) - closes + 25) % 24) * hourMs);
}

/** The same moment by day: what would lie in the night is moved to the morning after it, and stays in the past. */
export function dayAfter(at: Date, now: Date): Date {
  const moved = isByDay(at) ? at : new Date(at.getTime() + ((opens - hourOf(at) + 24) % 24) * hourMs);
  return new Date(Math.min(moved.getTime(), now.getTime() - minuteMs));
}
