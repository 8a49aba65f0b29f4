import { data } from "react-router";
import {
  type Content,
  type ContentAnswer,
  type ContentQuery,
  type ContentRequest,
  queryContent,
} from "./content-query.ts";
import type { AnyModel } from "./define-model.ts";
import { type errorPage, errorPageQuery } from "./error-page.ts";

/**
 * Content for a loader. Where the fragment is missing the visitor gets the error page 404 with its HTTP status: a name
 * that nobody published, or a page of another brand. A source that does not answer, or answers something else, is 503.
 */
export async function fetchContent<M extends AnyModel, Many extends boolean>(
  query: ContentQuery<M, Many>,
  request: ContentRequest,
): Promise<ContentAnswer<ContentQuery<M, Many>>> {
  const answer = await queryContent(query, request);
  if (answer.ok) return answer.value;
  if (answer.code === "content-missing") throw await missingPage(request);
  throw data({ code: answer.code, ...answer.detail }, { status: 503 });
}

/** What a page throws where there is nothing to show: the shell puts this content in its place. */
export interface MissingPage {
  readonly errorPage: Content<typeof errorPage>;
}

/** The answer 404 of a loader, with the error page's content. To be thrown. */
export async function missingPage(request: ContentRequest) {
  const content = await queryContent(errorPageQuery, { ...request, key: "404" });
  return data(content.ok ? ({ errorPage: content.value } satisfies MissingPage) : null, { status: 404 });
}
