import { useSearchParams } from "react-router";

/** What of a customer is open in a dialog: it stands in the address, so that the queue leads to it. */
export function useOpened(name: "document" | "link") {
  const [parameters, setParameters] = useSearchParams();
  const open = (id: string | undefined) =>
    setParameters(
      (current) => {
        if (id === undefined) current.delete(name);
        else current.set(name, id);
        return current;
      },
      { preventScrollReset: true },
    );
  return [parameters.get(name) ?? undefined, open] as const;
}
