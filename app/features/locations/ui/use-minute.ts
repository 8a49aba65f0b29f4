import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The time of this device, renewed every minute; null on the server, whose pages are cached. */
export function useMinute(): Date | null {
  const [minute, setMinute] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setMinute(new Date());
    renew();
    const clock = setInterval(renew, minuteMs);
    return () => clearInterval(clock);
  }, []);
  return minute;
}
