import { useLocation } from "react-router";

/** Leads to a place on this page and keeps its query: what the calculator was asked stays as it is. */
export function usePlace(place: string): string {
  const { search } = useLocation();
  return `${search}#${place}`;
}
