import { useLanguage } from "#app/i18n/use-language.ts";
import { shareAddress } from "#app/ui/share/share-address.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import { carWords } from "./words.ts";

interface ShareButtonProps {
  title: string;
  /** The page's own address, complete, without anything of this visit. */
  address: string;
}

export function ShareButton({ title, address }: ShareButtonProps) {
  const words = carWords.of(useLanguage());
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
      <StockIcon name="share" />
      {words.share}
    </button>
  );
}
