import { expect, test } from "vitest";
import { problemsOfReply } from "./problems-of-reply.ts";

test("only fields of the form get a problem, each one; the server's own sentences stay as they are", () => {
  const refused = [
    { path: "mobile", message: "هذا الحقل مطلوب." },
    { path: "mobile", message: "Wrong Format" },
    { path: "email", message: "This mailbox is full." },
    { path: "page", message: "Wrong Format" },
  ];
  expect(problemsOfReply(refused, ["mobile", "email"])).toEqual({
    mobile: "missing",
    email: { sentence: "This mailbox is full." },
  });
});
