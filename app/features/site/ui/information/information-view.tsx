import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { InformationPage } from "../../content/information-page.ts";
import { informationWords } from "./words.ts";

type Section = InformationPage["sections"][number];

/** What it is about and since when, what it holds, and then text at a width that can be read. */
export function InformationView({ page: { title, intro, updatedOn, sections } }: { page: InformationPage }) {
  const language = useLanguage();
  const words = informationWords.of(language);
  return (
    <div className="frame pt-10 pb-20 lg:pt-20 lg:pb-28">
      <header>
        <h1 className="max-w-[22ch] text-title font-light">{title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-ink-soft">{intro}</p>
        <p className="mt-4 text-sm text-ink-soft">
          {words.updatedOn} <time dateTime={updatedOn}>{dateInWords(updatedOn, language)}</time>
        </p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,8fr)]">
        <nav aria-label={words.contents} className="lg:sticky lg:top-28 lg:self-start print:hidden">
          <ul className="border-t border-line">
            {sections.map((section) => (
              <li key={section.id} className="border-b border-line">
                <a href={`#${section.id}`} className="flex min-h-11 items-center py-2 hover:text-accent">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-[68ch]">
          {sections.map((section) => (
            <InformationSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function InformationSection({
  section: { id, title, paragraphs = [], questions = [] },
}: {
  section: Section;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28 pb-12 last:pb-0">
      <h2 id={`${id}-title`} className="text-heading font-light">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <div key={paragraph} className="mt-4 [&_li]:border-b [&_li]:border-line [&_li]:py-2.5">
          <RichText text={paragraph} />
        </div>
      ))}
      {questions.length > 0 && (
        <ul className="mt-6 border-t border-line-strong">
          {questions.map((one) => (
            <li key={one.question} className="border-b border-line-strong">
              <Question {...one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The browser's own disclosure: it opens before any script has come. */
function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <Fold large label={question}>
      <div className="pb-6 text-ink-soft">
        <RichText text={answer} />
      </div>
    </Fold>
  );
}
