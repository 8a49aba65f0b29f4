import { InfoTip } from "#app/ui/overlay/info-tip.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

/** What a price holds and depends on, in a few sentences of content. */
export function PriceTip({ title, text }: { title: string; text: string }) {
  return <InfoTip title={title} text={<RichText text={text} />} />;
}
