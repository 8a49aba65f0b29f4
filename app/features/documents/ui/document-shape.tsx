import type { DocumentType } from "../rules/document-types.ts";
import { typeFacts } from "../rules/document-types.ts";

interface DocumentShapeProps {
  type: DocumentType;
  /** Drawn with a broken line where nothing was added yet. */
  isEmpty?: boolean;
  className?: string;
}

/** The outline of a card or of a sheet, as large as the real ones are to each other. It says nothing that words do not. */
export function DocumentShape({ type, isEmpty = false, className = "" }: DocumentShapeProps) {
  const isCard = typeFacts[type].sides === "card";
  return (
    <svg
      viewBox={isCard ? "0 0 86 54" : "0 0 62 86"}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <rect
        x="1"
        y="1"
        width={isCard ? 84 : 60}
        height={isCard ? 52 : 84}
        rx="5"
        strokeDasharray={isEmpty ? "5 5" : undefined}
      />
      {!isEmpty && (isCard ? <CardPrint /> : <SheetPrint />)}
    </svg>
  );
}

function CardPrint() {
  return (
    <>
      <rect x="10" y="14" width="18" height="24" rx="2" />
      <path d="M38 18h36M38 28h26M38 38h32" opacity="0.55" />
    </>
  );
}

function SheetPrint() {
  return <path d="M13 18h20M13 34h36M13 44h36M13 54h28M13 70h14" opacity="0.55" />;
}
