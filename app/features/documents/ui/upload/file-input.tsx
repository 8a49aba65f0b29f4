import type { ReactNode } from "react";

interface FileInputProps {
  /** Its accessible name. */
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  className?: string;
  children: ReactNode;
}

/** What a device offers to choose from; the content decides what is taken. */
const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf";

/** The browser's own choice of files, in the look of its children; on a phone it offers the camera too. */
export function FileInput({ label, multiple, disabled, onFiles, className = "", children }: FileInputProps) {
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        type="file"
        accept={accepted}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
