import { RichText } from "#app/ui/rich-text.tsx";
import type { Article } from "./article.ts";

/** The sections of an article. A paragraph that is a list stands as one. */
export function ArticleText({ sections }: { sections: Article["sections"] }) {
  return (
    <div className="article-text">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((paragraph) =>
            /^<(?:ul|p)>/.test(paragraph) ? (
              <div key={paragraph}>
                <RichText text={paragraph} />
              </div>
            ) : (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
