import { expect, test } from "vitest";
import type { Role } from "#app/features/staff/rules/permissions.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { Navigation } from "./navigation.tsx";

test.each<[Role, string[]]>([
  ["editor", ["/", "/settings"]],
  ["manager", ["/", "/service", "/capacity", "/leads", "/orders", "/people", "/settings"]],
])("the menu of an %s leads where they may do something", async (role, expected) => {
  answerCalls({});
  const screen = await renderOffice(<Navigation />, { grants: [{ role, place: "*" }] });
  const menu = screen.getByRole("navigation");
  await expect.element(menu.getByRole("link").first()).toBeVisible();
  const paths = menu
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(paths).toEqual(expected);
});
