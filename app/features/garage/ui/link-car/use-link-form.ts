import { useQueryClient } from "@tanstack/react-query";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { doubtfulLetters, normalVin } from "#app/lib/validation/vin.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import {
  type FormValues,
  type Sent,
  type ShownProblem,
  type ShownProblems,
  useForm,
} from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { listVehicleLinksCall, requestVehicleLinkCall } from "../../link-calls.ts";
import { type CarOnCard, isVinOfCard } from "../../rules/registration-card.ts";
import { linkWords } from "../../words.ts";

const fields = ["vin", "plate", "note"];
const form = "link-car";

interface LinkFormProps {
  /** The VIN whose letters I, O and Q the customer has confirmed. */
  readonly confirmed: string | undefined;
  /** The registration card from which the form was filled. */
  readonly card: CarOnCard | undefined;
  readonly onSent: (reference: string) => void;
}

/** How the form that links a car checks itself and is sent. */
export function useLinkForm({ confirmed, card, onSent }: LinkFormProps) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  return useForm({
    name: form,
    fields,
    check: (values) => problemsOf(values, confirmed, language),
    async send(values): Promise<Sent> {
      const { vin = "", plate = "", note = "" } = values;
      const body = {
        ...{ vin, ...(plate.trim() !== "" && { plate }), ...(note.trim() !== "" && { note }) },
        ...(card !== undefined && isVinOfCard(vin, card) && { documentId: card.documentId }),
      };
      const sending = { form, values, body, shown: fields };
      const reply = await sendOnce(sending, (sent, idempotencyKey) => {
        const input = { language, query: { lang: language }, body: sent as typeof body, idempotencyKey };
        return callAsCustomer(access, requestVehicleLinkCall, input);
      });
      if (reply.ok) {
        void queries.invalidateQueries({ queryKey: [listVehicleLinksCall.id] });
        onSent(reply.data.reference);
        return { ok: true };
      }
      const texts = formWords.of(language);
      if (reply.code === "network") return { ok: false, problems: {}, sentence: texts.offline };
      discardSending(form);
      const problems = problemsOfReply(reply.fields ?? [], fields);
      return { ok: false, problems, sentence: reply.message || texts.notSent };
    },
  });
}

function problemsOf(
  { vin = "", plate = "" }: FormValues,
  confirmed: string | undefined,
  language: Language,
): ShownProblems {
  const words = linkWords.of(language);
  const ofVin = problemOfVin(normalVin(vin), confirmed, words);
  const isPlate = plate.trim() === "" || /^[A-Z0-9]{1,10}$/.test(normalVin(plate));
  return {
    ...(ofVin !== undefined && { vin: ofVin }),
    ...(!isPlate && { plate: { sentence: words.plateWrong } }),
  };
}

function problemOfVin(
  vin: string,
  confirmed: string | undefined,
  words: ReturnType<typeof linkWords.of>,
): ShownProblem | undefined {
  if (vin === "") return "missing";
  if (!/^[A-Z0-9]+$/.test(vin)) return { sentence: words.vinWrong };
  if (vin.length !== 17) return { sentence: words.vinLength(vin.length) };
  const isOpen = doubtfulLetters(vin).length > 0 && confirmed !== vin;
  return isOpen ? { sentence: words.doubtOpen } : undefined;
}
