import { type FormEvent, useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { type StockSearch, stockAddress } from "../../rules/address/stock-address.ts";
import { maxNameLength, type SavedSearch } from "../../rules/storage/saved-searches.ts";
import { AlertForm } from "../alert/alert-form.tsx";
import { FeedAddress } from "../alert/feed-address.tsx";
import { alertWords } from "../alert/words.ts";
import { savedSearchWords } from "./words.ts";

interface SaveSearchDialogProps {
  open: boolean;
  onClose: () => void;
  search: StockSearch;
  /** The name that stands in the field at first. */
  suggestion: string;
  onSave: (search: SavedSearch) => boolean;
}

/** Stores the shown search under a name, in this browser; or reports its cars by mail and feed. */
export function SaveSearchDialog({ open, onClose, search, suggestion, onSave }: SaveSearchDialogProps) {
  const language = useLanguage();
  const words = savedSearchWords.of(language);
  const alerts = alertWords.of(language);
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setMissing(false);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    setMissing(name === "");
    if (name === "") return;
    const isSaved = onSave({ name, address: stockAddress({ ...search, page: 1 }) });
    showToast(isSaved ? { text: words.saved, tone: "success" } : { text: words.notSaved, tone: "error" });
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={words.title} size="form">
      <p className="text-ink-soft">{words.explanation}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-3">
        <TextField
          name="name"
          label={words.name}
          defaultValue={suggestion.slice(0, maxNameLength)}
          maxLength={maxNameLength}
          autoComplete="off"
          required
          error={isMissing ? words.nameMissing : undefined}
        />
        <Button type="submit" data-analytics="save-search" wide>
          {words.save}
        </Button>
      </form>
      <section aria-labelledby={`${id}-mail`} className="mt-8 border-t border-line pt-6">
        <h3 id={`${id}-mail`} className="text-subheading">
          {alerts.byMail}
        </h3>
        <p className="mt-1 mb-4 text-ink-soft">{alerts.byMailText}</p>
        <AlertForm search={search} />
      </section>
      <section aria-labelledby={`${id}-feed`} className="mt-8 grid gap-2 border-t border-line pt-6">
        <h3 id={`${id}-feed`} className="text-subheading">
          {alerts.feed}
        </h3>
        <p className="text-ink-soft">{alerts.feedText}</p>
        <FeedAddress key={stockAddress(search)} search={search} />
      </section>
    </Dialog>
  );
}
