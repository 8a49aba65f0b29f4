import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { copyText } from "#app/ui/share/share-address.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { financeWords } from "./words.ts";

const quiet =
  "inline-flex min-h-12 items-center gap-2 rounded px-3 text-on-dark-soft transition-colors hover:text-on-dark";

interface ResultActionsProps {
  /** The next step, from content. */
  action: { label: string; url: string } | undefined;
  /** Where the chosen car can be driven. */
  drive?: { label: string; url: string } | undefined;
  onPrint: () => void;
}

/** What to do with a result: go on, share it, print it. */
export function ResultActions({ action, drive, onPrint }: ResultActionsProps) {
  const words = financeWords.of(useLanguage());
  const copy = async () => {
    const isCopied = await copyText(window.location.href);
    showToast(
      isCopied ? { text: words.linkCopied, tone: "success" } : { text: words.linkNotCopied, tone: "error" },
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 print:hidden">
      {action && (
        <LinkButton variant="inverse" to={action.url} className="me-3">
          {action.label}
        </LinkButton>
      )}
      {drive && (
        <LocalLink to={drive.url} className={quiet}>
          <Icon name="car" className="size-4" />
          {drive.label}
        </LocalLink>
      )}
      <button type="button" data-analytics="copy-link" onClick={copy} className={quiet}>
        <Icon name="link" className="size-4" />
        {words.copyLink}
      </button>
      <button type="button" data-analytics="print" onClick={onPrint} className={quiet}>
        <Icon name="print" className="size-4" />
        {words.print}
      </button>
    </div>
  );
}
