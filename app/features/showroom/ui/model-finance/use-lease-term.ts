import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type LeaseMonths, readLeaseTerm } from "../../rules/lease.ts";

/** Lease-to-own and its term, or finance: a choice that the address keeps and the browser's back undoes. */
export function useLeaseTerm(): readonly [
  LeaseMonths | undefined,
  (months: LeaseMonths | undefined) => void,
] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [term, setTerm] = useState(() => readLeaseTerm(new URLSearchParams(search)));
  const known = useRef(search);
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setTerm(readLeaseTerm(new URLSearchParams(search)));
  }, [search]);
  const choose = (months: LeaseMonths | undefined) => {
    const query = new URLSearchParams(search);
    if (months === undefined) query.delete("lease");
    else query.set("lease", String(months));
    setTerm(months);
    void navigate(
      { search: `?${query}`, hash },
      { preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  return [term, choose];
}
