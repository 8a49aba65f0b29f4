import { useEffect, useRef, useState } from "react";

/** So long after the last change it is handed over. */
const restMs = 250;

/** A value that changes quickly, as under a finger: it is held here and handed over when it rests. */
export function useResting<T>(handOver: (value: T) => void): [held: T | undefined, hold: (value: T) => void] {
  const [held, setHeld] = useState<T>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handOver);
  useEffect(() => {
    latest.current = handOver;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = (value: T) => {
    setHeld(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current(value);
      setHeld(undefined);
    }, restMs);
  };
  return [held, hold];
}
