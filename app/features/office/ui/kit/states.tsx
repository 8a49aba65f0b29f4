import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { OfficeRefused } from "../../browser/office-client.ts";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (value: T) => ReactNode;
  /** The shape of what comes; rows unless said otherwise. */
  skeleton?: ReactNode;
}

/** What a query brings, or its state: loading, no right, not there, failed. Made once for all screens. */
export function Loaded<T>({ query, children, skeleton = <RowsSkeleton /> }: LoadedProps<T>) {
  const words = kitWords.of(useLanguage());
  if (query.data !== undefined) return children(query.data);
  if (query.error === null)
    return (
      <div role="status" aria-label={words.loading}>
        {skeleton}
      </div>
    );
  const { code, status } =
    query.error instanceof OfficeRefused ? query.error : { code: "internal", status: 500 };
  if (code === "not-allowed") return <Message title={words.notAllowed}>{words.notAllowedText}</Message>;
  if (status === 404) return <Message title={words.notFound} />;
  return (
    <Message
      title={code === "network" ? words.offline : words.failed}
      action={<Button onPress={() => void query.refetch()}>{words.tryAgain}</Button>}
    />
  );
}

/** One sentence in the middle of an empty place, and what to do next. */
export function Message({
  title,
  children,
  action,
  isScreen = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** It stands in the place of a screen, as its heading. */
  isScreen?: boolean;
}) {
  const Title = isScreen ? "h1" : "p";
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-16 text-center">
      <Title className="text-lg">{title}</Title>
      {children && <p className="text-ink-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="grid gap-px p-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
