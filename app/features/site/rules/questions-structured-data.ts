interface Section {
  readonly questions?: readonly { readonly question: string; readonly answer: string }[] | undefined;
}

/** The questions of a page with their answers, as schema.org has it; undefined where it asks none. */
export function questionsStructuredData(sections: readonly Section[]) {
  const questions = sections.flatMap((section) => section.questions ?? []);
  if (questions.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
