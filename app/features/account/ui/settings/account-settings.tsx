import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useSession } from "../../session/use-session.ts";
import type { Account } from "../../settings-calls.ts";
import { Devices } from "./devices.tsx";
import { EmailForm } from "./email-form.tsx";
import { FactorRows } from "./factors/factor-rows.tsx";
import { PasskeyRows } from "./factors/passkey-rows.tsx";
import { RemoveAuthenticator } from "./factors/remove-authenticator.tsx";
import { FreshGate } from "./fresh-gate.tsx";
import { MessageLanguage } from "./message-language.tsx";
import { NamesForm } from "./names-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RowButton, SettingRow, SettingsSection } from "./setting-row.tsx";
import { settingsWords } from "./settings-words.ts";
import { useAccount, useEdited } from "./use-account.ts";

interface AccountSettingsProps {
  /** The customer's number, which another feature shows and changes. */
  mobile: (profilePhone: string | undefined) => ReactNode;
  /** The offer of a name that was read, which another feature knows. */
  nameOffer?: ReactNode;
}

/** A customer's own account: rows with what stands there, each with the way to change it. */
export function AccountSettings({ mobile, nameOffer }: AccountSettingsProps) {
  const words = settingsWords.of(useLanguage());
  const { account } = useAccount();
  const { profile } = useSession();
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <div className="mx-auto max-w-180">
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-2 text-ink-soft">{words.lead}</p>
        {account.data === undefined ? (
          <WhileLoading query={account} />
        ) : (
          <Settings
            account={account.data}
            nameOffer={nameOffer}
            mobile={mobile(profile?.phones[0]?.phoneNumber)}
          />
        )}
      </div>
    </div>
  );
}

function WhileLoading({ query }: { query: ReturnType<typeof useAccount>["account"] }) {
  const words = settingsWords.of(useLanguage());
  if (!query.isError && !query.isPaused) return <div className="h-svh" />;
  const texts = { loadErrorTitle: words.notLoaded };
  return <LoadError texts={texts} error={query.error} onRetry={() => void query.refetch()} />;
}

function Settings({
  account,
  mobile,
  nameOffer,
}: {
  account: Account;
  mobile: ReactNode;
  nameOffer: ReactNode;
}) {
  const words = settingsWords.of(useLanguage());
  const { edit } = useEdited();
  const { firstName, lastName, nameAr, email, pendingEmail, isOwnIssuer } = account;
  return (
    <>
      <SettingsSection title={words.personal}>
        <SettingRow
          label={words.names}
          action={
            isOwnIssuer && (
              <RowButton name="change-names" label={words.changeNames} onClick={() => edit("names")}>
                {words.change}
              </RowButton>
            )
          }
        >
          <bdi>
            {firstName} {lastName}
          </bdi>
          {nameAr && (
            <p>
              <bdi lang="ar">{nameAr}</bdi>
            </p>
          )}
          {nameOffer}
        </SettingRow>
        <SettingRow
          label={words.email}
          action={
            isOwnIssuer && (
              <RowButton name="change-email" label={words.changeEmail} onClick={() => edit("email")}>
                {words.change}
              </RowButton>
            )
          }
        >
          <Ltr>{email}</Ltr>
          {pendingEmail && <p className="text-sm text-ink-soft">{words.pendingEmail(pendingEmail)}</p>}
        </SettingRow>
        <SettingRow label={words.mobile}>{mobile}</SettingRow>
        <MessageLanguage chosen={account.messageLanguage} />
      </SettingsSection>
      <SettingsSection title={words.signIn}>
        {!isOwnIssuer && <p className="px-5 py-4">{words.elsewhere}</p>}
        {isOwnIssuer && (
          <SettingRow
            label={words.password}
            action={
              <RowButton name="change-password" label={words.changePassword} onClick={() => edit("password")}>
                {words.change}
              </RowButton>
            }
          >
            <span aria-hidden="true">••••••••</span>
          </SettingRow>
        )}
        {isOwnIssuer && <PasskeyRows account={account} />}
        {isOwnIssuer && <FactorRows account={account} />}
      </SettingsSection>
      <Devices />
      <SettingsSection title={words.privacy} lead={words.privacyLead}>
        <LocalLink
          to={href("/account/privacy")}
          className="flex min-h-14 items-center px-5 text-accent underline-offset-4 hover:underline"
        >
          {words.privacyOpen}
        </LocalLink>
      </SettingsSection>
      {isOwnIssuer && <EditDialogs account={account} />}
    </>
  );
}

/** The forms behind the rows, one at a time, as the address says. */
function EditDialogs({ account }: { account: Account }) {
  const words = settingsWords.of(useLanguage());
  const { edited, close } = useEdited();
  const { reload } = useAccount();
  const { renew } = useSession();
  const saved = async (text: string) => {
    close();
    showToast({ tone: "success", text });
    await Promise.all([reload(), renew()]);
  };
  return (
    <>
      <Dialog open={edited === "names"} onClose={close} title={words.changeNames} size="form">
        <NamesForm presets={account} onSaved={() => void saved(words.saved)} />
      </Dialog>
      <Dialog open={edited === "email"} onClose={close} title={words.changeEmail} size="form">
        <FreshGate freshUntil={account.freshUntil}>
          <EmailForm onSent={(email) => void saved(words.linkSent(email))} />
        </FreshGate>
      </Dialog>
      <Dialog open={edited === "password"} onClose={close} title={words.changePassword} size="form">
        <FreshGate freshUntil={account.freshUntil}>
          <PasswordForm email={account.email} onSaved={() => void saved(words.passwordChanged)} />
        </FreshGate>
      </Dialog>
      <Dialog
        open={edited === "authenticator" && account.authenticatorSince !== null}
        onClose={close}
        title={words.removeApp}
        size="form"
      >
        <FreshGate freshUntil={account.freshUntil}>
          <RemoveAuthenticator onRemoved={() => void saved(words.appRemoved)} />
        </FreshGate>
      </Dialog>
    </>
  );
}
