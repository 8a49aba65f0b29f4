import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { NotFound } from "#app/ui/navigation/not-found.tsx";

interface UnreadRecordProps {
  record: UseQueryResult<unknown>;
  texts: ComponentProps<typeof LoadError>["texts"] & {
    readonly backLabel: string;
    readonly missingTitle: string;
    readonly missingText: string;
    readonly missingActions: ComponentProps<typeof NotFound>["actions"];
  };
  /** The shape of what is coming. */
  children: ReactNode;
}

/** The page of one thing of the customer's before it is read: waited for, missing, or not to be had at the moment. */
export function UnreadRecord({ record, texts, children }: UnreadRecordProps) {
  const { error } = record;
  // Someone else's is answered like one that nobody has; an address that is none, as what it is.
  if (error instanceof CallFailed && [404, 422].includes(error.reply.status))
    return <NotFound title={texts.missingTitle} text={texts.missingText} actions={texts.missingActions} />;
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/dashboard")}>{texts.backLabel}</BackLink>
      <div className="mt-4">
        {record.isError || record.isPaused ? (
          <LoadError texts={texts} error={error} onRetry={() => void record.refetch()} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
