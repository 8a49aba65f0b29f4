import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { MailLink, Phone, PhoneLink } from "./phone.tsx";

test.each(["55105280", "+97455105280", "0097455105280", "5510 5280"])(
  "%s stands in the one form of the office and is dialed from anywhere",
  async (phone) => {
    await renderOffice(<PhoneLink phone={phone} />);
    const link = page.getByRole("link", { name: "+974 5510 5280" });
    await expect.element(link).toHaveAttribute("href", "tel:+97455105280");
  },
);

test("a number stays on one line where there is no room", async () => {
  await renderOffice(
    <div className="w-16">
      <Phone phone="55105280" />
    </div>,
  );
  const number = page.getByText("+974 5510 5280").element();
  expect(number.getClientRects()).toHaveLength(1);
});

test.each(["en", "ar"] as const)(
  "in %s numbers and addresses are 44 px high under a thumb",
  async (language) => {
    const { send } = cdp() as unknown as { send: (method: string, options: object) => Promise<void> };
    await send.call(cdp(), "Emulation.setTouchEmulationEnabled", { enabled: true });
    try {
      await renderOffice(
        <>
          <PhoneLink phone="55105280" />
          <MailLink email="noora@example.qa" />
        </>,
        { language, width: 390 },
      );
      await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
      for (const link of page.getByRole("link").elements())
        expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    } finally {
      await send.call(cdp(), "Emulation.setTouchEmulationEnabled", { enabled: false });
    }
  },
);
