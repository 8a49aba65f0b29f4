import { useEffect, useRef, useState } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { privacyWords } from "../words.ts";
import { Consents } from "./consents.tsx";
import { CopyOfData } from "./copy-of-data.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { HeldDataList } from "./held-data-list.tsx";
import { Readers } from "./readers.tsx";
import { useMoment, usePrivacy } from "./use-privacy.ts";

/** The privacy center: what is stored, a copy, corrections, consents, readers, deletion. */
export function PrivacyCenter() {
  const words = privacyWords.of(useLanguage());
  const { accountDeleted } = useSession();
  const [erasedBy, setErasedBy] = useState<string>();
  const end = (at: string) => {
    setErasedBy(at);
    accountDeleted();
  };
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <div className="mx-auto max-w-180">
        {/* Nothing is read any more once the account is deleted: its session has ended. */}
        {erasedBy === undefined ? (
          <>
            <h1 className="text-title">{words.title}</h1>
            <p className="mt-2 text-ink-soft">{words.lead}</p>
            <Parts onDeleted={end} />
          </>
        ) : (
          <Deleted erasedBy={erasedBy} />
        )}
      </div>
    </div>
  );
}

function Parts({ onDeleted }: { onDeleted: (erasedBy: string) => void }) {
  const words = privacyWords.of(useLanguage());
  const privacy = usePrivacy();
  if (privacy.data === undefined) {
    if (!privacy.isError && !privacy.isPaused) return <Waiting />;
    const texts = { loadErrorTitle: words.notLoaded };
    return <LoadError texts={texts} error={privacy.error} onRetry={() => void privacy.refetch()} />;
  }
  const { held, export: copy } = privacy.data;
  return (
    <>
      <HeldDataList held={held} />
      <CopyOfData copy={copy} />
      <Corrections />
      <Consents />
      <Readers />
      <DeleteAccount held={held} onDeleted={onDeleted} />
    </>
  );
}

function Waiting() {
  return (
    <Loading className="mt-12 grid min-h-svh content-start gap-3">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Loading>
  );
}

function Corrections() {
  const words = privacyWords.of(useLanguage());
  const places = [
    [href("/account"), words.correctAccount],
    [href("/dashboard"), words.correctCars],
    [href("/documents"), words.correctDocuments],
  ] as const;
  return (
    <SettingsSection title={words.correctTitle}>
      {places.map(([path, label]) => (
        <LocalLink
          key={path}
          to={path}
          className="flex min-h-14 items-center px-5 text-accent underline-offset-4 hover:underline"
        >
          {label}
        </LocalLink>
      ))}
    </SettingsSection>
  );
}

function Deleted({ erasedBy }: { erasedBy: string }) {
  const words = privacyWords.of(useLanguage());
  const moment = useMoment();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <h1 className="text-title">{words.doneTitle}</h1>
      <p className="mt-4 max-w-[60ch]">{words.done(moment(erasedBy))}</p>
      <LinkButton to={href("/")} reloadDocument className="mt-8">
        {words.toHome}
      </LinkButton>
    </div>
  );
}
