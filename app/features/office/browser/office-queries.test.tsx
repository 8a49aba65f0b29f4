import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../tests/components/render-office.tsx";
import { Button } from "../ui/kit/button.tsx";
import { Loaded } from "../ui/kit/states.tsx";
import { OfficeRefused } from "./office-client.ts";

function Read({ answer }: { answer: () => string }) {
  const query = useQuery({ queryKey: ["read"], queryFn: async () => answer(), retry: false });
  return (
    <>
      <Button onPress={() => void query.refetch()}>Read again</Button>
      <Loaded query={query}>{(text) => <p>{text}</p>}</Loaded>
    </>
  );
}

test.each([
  ["may see no longer is gone", 403, "not-allowed", false],
  ["cannot be read again for a moment stays", 503, "busy", true],
])("what a member %s", async (_, status, code, stays) => {
  let isRefused = false;
  const answer = () => {
    if (isRefused) throw new OfficeRefused(status, { code });
    return "A customer's name";
  };
  await renderOffice(<Read answer={answer} />);
  await expect.element(page.getByText("A customer's name")).toBeVisible();
  isRefused = true;
  await page.getByRole("button", { name: "Read again" }).click();
  if (stays) await expect.element(page.getByText("A customer's name")).toBeVisible();
  else await expect.element(page.getByText("A customer's name")).not.toBeInTheDocument();
});
