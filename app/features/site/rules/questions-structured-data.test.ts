import { expect, test } from "vitest";
import { questionsStructuredData } from "./questions-structured-data.ts";

test("questions of all sections are structuredData with their answers", () => {
  const sections = [
    { questions: [{ question: "When?", answer: "At seven." }] },
    {},
    { questions: [{ question: "Where?", answer: "At <b>West Bay</b>." }] },
  ];
  expect(questionsStructuredData(sections)).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "When?", acceptedAnswer: { "@type": "Answer", text: "At seven." } },
      {
        "@type": "Question",
        name: "Where?",
        acceptedAnswer: { "@type": "Answer", text: "At <b>West Bay</b>." },
      },
    ],
  });
});

test("a page without questions has none", () => {
  expect(questionsStructuredData([{}, { questions: [] }])).toBeUndefined();
});
