import { useLanguage } from "#app/i18n/use-language.ts";
import { Drawing } from "../picture/icon.tsx";
import { showToast } from "../toast/show-toast.ts";
import { shareAddress } from "./share-address.ts";
import { shareWords } from "./words.ts";

interface ShareButtonProps {
  title: string;
  /** The page's own address, complete, without anything of this visit. */
  address: string;
}

/** Shares a page by the device's own sheet, or copies its address. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const words = shareWords.of(useLanguage());
  const share = async () => {
    const how = await shareAddress(title, address);
    if (how === "copied") showToast({ text: words.linkCopied, tone: "success" });
    if (how === "refused") showToast({ text: words.linkNotCopied, tone: "error" });
  };
  return (
    <button
      type="button"
      data-analytics="share"
      onClick={share}
      className="inline-flex min-h-11 items-center gap-2 rounded px-3 transition-colors hover:bg-sand-100"
    >
      <Drawing>
        <path d="M12 15V3.5m-4.5 4L12 3l4.5 4.5M5 11v9.5h14V11" />
      </Drawing>
      {words.share}
    </button>
  );
}
