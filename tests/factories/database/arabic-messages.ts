import pg from "pg";
import { withoutDirectionMarks } from "#app/i18n/direction-marks.ts";
import { formProblems } from "../../../tools/check/content/arabic/arabic-forms.ts";

interface Message {
  readonly template: string;
  readonly subject: string;
  readonly plain: string;
}

/** Throws where a message that a database holds writes numbers, times or commas otherwise than Arabic does. */
export async function expectArabicMessages(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Message>(
      "select template, subject, plain from platform.message where language = 'ar'",
    );
    const problems = rows.flatMap(messageProblems);
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await client.end();
  }
}

/** Nobody reads it: its escapes are no percentages. */
const address = /https?:\/\/\S+/g;

function messageProblems({ template, subject, plain }: Message): string[] {
  return [subject, ...plain.split("\n")].flatMap((line) =>
    formProblems(withoutDirectionMarks(line.replace(address, ""))).map(
      (problem) => `${template}: ${problem}: ${line}`,
    ),
  );
}
