import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyUse } from "#app/ui/late/early-use.ts";

/** The page answers from now on. */
function Site() {
  useEffect(repeatEarlyUse, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
