import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { staffWords } from "./words.ts";

/** The one-time link of an invitation, for who hands it over in person. */
export function LinkDialog({ link, onClose }: { link: string | undefined; onClose: () => void }) {
  const words = staffWords.of(useLanguage());
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? "");
    showToast({ text: words.copied, tone: "success" });
  };
  return (
    <Dialog
      open={link !== undefined}
      onClose={onClose}
      title={words.linkTitle}
      actions={
        <>
          <Button onPress={() => void copy()}>{words.copy}</Button>
          <Button look="primary" onPress={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        <p>{words.linkText}</p>
        <p dir="ltr" className="rounded-md bg-sand-50 px-3 py-2 text-xs break-all">
          {link}
        </p>
      </div>
    </Dialog>
  );
}
