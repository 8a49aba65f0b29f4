import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import {
  type foundRecord,
  longestSearch,
  recallCall,
  searchCall,
  shortestSearch,
} from "../../calls/people-calls.ts";
import { useSession } from "../frame/session-context.ts";
import { recentRecords } from "./recent-records.ts";

export type FoundRecord = z.output<typeof foundRecord>;
export type SearchHit = AnswerTo<typeof searchCall>["records"][number];

const pauseMs = 200;

/** What is found by a text, once its typing pauses; the hits before stay until then. */
export function useSearch(text: string) {
  const language = useLanguage();
  const { may } = useSession();
  const wanted = useSettled(text.trim().slice(0, longestSearch));
  const isSearched = wanted.length >= shortestSearch && may("customer.search");
  const query = useQuery({
    ...officeQuery(searchCall, { query: { text: wanted } }, { language }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  return { query, isSearched, hits: isSearched ? (query.data?.records ?? []) : [] };
}

/** The records that were open lately in this browser, as they are now. */
export function useRecent(isShown = true): readonly FoundRecord[] {
  const language = useLanguage();
  const { session } = useSession();
  const records = recentRecords(session.member.id).join(",");
  const query = useQuery({
    ...officeQuery(recallCall, { query: { records } }, { language }),
    enabled: isShown && records !== "",
  });
  return records === "" ? [] : (query.data?.records ?? []);
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
