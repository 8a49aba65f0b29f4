import type { ReactNode } from "react";

interface PaymentFrameProps {
  title: string;
  text: string;
  mark?: ReactNode;
  children?: ReactNode;
}

/** What the bank says, said aloud as it changes. */
export function PaymentFrame({ title, text, mark, children }: PaymentFrameProps) {
  return (
    <div className="frame grow py-14 md:py-24">
      <div className="max-w-[36rem]">
        {mark && <div className="mb-6">{mark}</div>}
        <div role="status">
          <h1 className="text-title">{title}</h1>
          <p className="mt-4 text-lead text-ink-soft">{text}</p>
        </div>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  );
}
