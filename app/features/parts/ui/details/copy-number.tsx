import { useLanguage } from "#app/i18n/use-language.ts";
import { Drawing } from "#app/ui/picture/icon.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { readablePartNumber } from "../../rules/part-number.ts";
import { PartNumber } from "../part/part-number.tsx";
import { detailsWords } from "./words.ts";

/** The part number, and a button that copies it as it is written. */
export function CopyNumber({ number }: { number: string }) {
  const words = detailsWords.of(useLanguage());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readablePartNumber(number));
      showToast({ text: words.copied, tone: "success" });
    } catch {
      showToast({ text: words.notCopied, tone: "error" });
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      <PartNumber number={number} className="text-lg" />
      <button
        type="button"
        data-analytics="copy-part-number"
        aria-label={words.copy}
        onClick={() => void copy()}
        className="grid size-11 place-items-center rounded text-ink-soft hover:bg-sand-100 hover:text-ink noscript:hidden"
      >
        <Drawing>
          <path d="M9 9h11v11H9V9Zm-3.5 6H4V4h11v1.5" />
        </Drawing>
      </button>
    </span>
  );
}
