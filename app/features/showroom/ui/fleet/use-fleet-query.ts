import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  type FleetChoices,
  type FleetQuery,
  fleetAddress,
  readFleetQuery,
} from "../../rules/fleet/fleet-address.ts";
import { storeLastAnswers } from "./last-answers.ts";

/** Someone who types sends many values; the address follows when they rest. */
const restMs = 300;

/** The answers, stored in the address: shared, reloaded and gone back to. No request is sent. */
export function useFleetQuery(choices: FleetChoices): [FleetQuery, (answers: URLSearchParams) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const [answers, setAnswers] = useState(() => readFleetQuery(new URLSearchParams(search), choices));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const answer = (answers: URLSearchParams) => {
    const next = readFleetQuery(answers, choices);
    setAnswers(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      storeLastAnswers(fleetAddress(next));
      void navigate(withLanguage(fleetAddress(next), language), { replace: true, preventScrollReset: true });
    }, restMs);
  };
  return [answers, answer];
}
