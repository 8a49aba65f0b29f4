import { type ReactNode, useEffect, useRef } from "react";

/** Brings what has just appeared into sight, where a press further down has caused it. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return <div ref={place}>{children}</div>;
}
