import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { driveTexts, fieldOf, lusail, noCar, salwa, showWizard, slotAt } from "../wizard-examples.tsx";

const { en } = driveTexts;

describe("the first step", () => {
  it("shows the models that can be driven, and narrows them by type", async () => {
    const { screen, next } = await showWizard();
    await expect.element(screen.getByRole("radio")).toHaveLength(2);
    await expect.element(next).toBeDisabled();
    await screen.getByRole("tab", { name: "SUVs" }).click();
    await expect.element(screen.getByRole("radio")).toHaveLength(1);
    await screen.getByRole("radio", { name: /Wahat/ }).click();
    await expect.element(next).toBeEnabled();
  });

  it.each([
    ["سهيل", "Suhail"],
    ["whaat", "Wahat"],
    ["suhail-2024", "Suhail"],
  ])("finds by %s", async (typed, name) => {
    const { screen } = await showWizard();
    await userEvent.fill(screen.getByRole("searchbox", { name: en.searchLabel }), typed);
    await expect.element(screen.getByRole("radio")).toHaveLength(1);
    await expect.element(screen.getByRole("radio", { name: new RegExp(name) })).toBeVisible();
  });

  it("says that nothing is called so", async () => {
    const { screen } = await showWizard();
    await userEvent.fill(screen.getByRole("searchbox"), "xyzzy");
    await expect.element(screen.getByText(en.noneFoundText)).toBeVisible();
  });

  it("takes a request for a model that has no demo car", async () => {
    const { screen, heading, made, next } = await showWizard({ search: "&car=QAFILA", width: 390 });
    await expect.element(heading(noCar.title)).toBeVisible();
    await expect.element(next).toBeDisabled();
    await screen.getByRole("button", { name: en.leaveRequestLabel }).click();
    await expect.element(heading(en.requestTitle)).toHaveFocus();
    await expect.element(screen.getByRole("button", { name: en.requestLabel })).toBeDisabled();
    expect(screen.getByText(en.licenseTitle).query()).toBeNull();
    await userEvent.fill(fieldOf(screen, en.firstNameLabel), "Maha");
    await userEvent.fill(fieldOf(screen, en.lastNameLabel), "Saleh");
    await userEvent.fill(screen.getByRole("textbox", { name: /Mobile number/ }), "55123456");
    await screen.getByRole("button", { name: "Send code" }).click();
    await userEvent.fill(screen.getByRole("textbox", { name: /Six-digit code/ }), "123456");
    await screen.getByRole("button", { name: en.requestLabel }).click();
    await expect.poll(() => screen.router.state.location.search).toContain("isTaskCreation=true&taskId=t1");
    expect(made("/task")[0]?.body).toMatchObject({ car: "qafila", mobile: "55123456" });
  });

  it("chooses the car of the address in either script, once, and rids the address of it", async () => {
    const { screen } = await showWizard({ search: `&car=${encodeURIComponent("واحات")}` });
    await expect.element(screen.getByRole("radio", { name: /Wahat/ })).toBeChecked();
    expect(screen.router.state.location.search).toBe("?lang=en");
  });
});

describe("a used car of the address", () => {
  const used = {
    ...{ vehicleNo: "SHL-240111", makeLabel: "Rimal", modelLabel: "Suhail", variant: "GLX", year: 2024 },
    ...{ status: "in-stock", image: null },
  };

  it("is chosen, and stands where it stands", async () => {
    const { screen, next, made, heading } = await showWizard({
      search: "&vehicle=shl-240111",
      own: { "/v3/cpov/chosen": [[used]], "/v3/test-drive/locations": [[lusail]] },
    });
    await expect.element(heading(en.usedCarTitle)).toBeVisible();
    await expect
      .element(screen.getByRole("region", { name: en.usedCarTitle }).getByText("Rimal Suhail"))
      .toBeVisible();
    await next.click();
    await expect.element(screen.getByRole("radio", { name: /Lusail/ })).toBeChecked();
    expect(made("/locations")[0]?.url.searchParams.get("vehicleNo")).toBe("SHL-240111");
  });

  it.each([
    ["of an unknown number", "NOPE-1", []],
    ["that is sold", "SHL-240111", [{ ...used, status: "sold" }]],
    ["of no number at all", "?", []],
  ])("%s is said to be gone, above the models", async (_, number, found) => {
    const { screen } = await showWizard({
      search: `&vehicle=${encodeURIComponent(number)}`,
      own: { "/v3/cpov/chosen": [found] },
    });
    await expect.element(screen.getByText(en.usedCarGoneTitle)).toBeVisible();
    await expect.element(screen.getByRole("radio")).toHaveLength(2);
  });
});

describe("the showrooms", () => {
  const toShowrooms = async (own = {}) => {
    const wizard = await showWizard({ search: "&car=suhail", own });
    await expect.element(wizard.next).toBeEnabled();
    await wizard.next.click();
    return wizard;
  };

  it("name what stands there, and one of several cars may be preferred", async () => {
    const { screen, next, made, heading } = await toShowrooms();
    await screen.getByRole("radio", { name: /Salwa Road.*GL.*Hybrid Sport/ }).click();
    await expect.element(heading(en.preferenceTitle)).toBeVisible();
    await screen.getByRole("radio", { name: /^Hybrid Sport/ }).click();
    await next.click();
    await expect.element(heading(en.dateTitle)).toBeVisible();
    await expect.poll(() => made("/slots").at(-1)?.body).toMatchObject({ resources: ["car-Hybrid Sport"] });
  });

  it.each([
    ["no showroom has the car", { "/v3/test-drive/locations": [[]] }, noCar.title],
    ["no time is free", { "/v3/test-drive/earliest": { offers: [], days: [] } }, en.noTimesTitle],
  ])("take a request where %s", async (_, own, title) => {
    const { screen, heading } = await toShowrooms(own);
    await expect.element(heading(title)).toBeVisible();
    await screen.getByRole("button", { name: en.leaveRequestLabel }).click();
    await expect.element(heading(en.requestTitle)).toBeVisible();
  });

  it("speak of one place where the car stands at one", async () => {
    const { screen } = await toShowrooms({ "/v3/test-drive/locations": [[salwa]] });
    await expect.element(screen.getByText(en.oneShowroomHint)).toBeVisible();
    await expect.element(screen.getByText("The earliest time", { exact: true })).toBeVisible();
    expect(screen.getByText(/any showroom|all showrooms/i).query()).toBeNull();
  });

  it("can be read again where they could not be read", async () => {
    const own = {
      "/v3/test-drive/locations": [Response.json({ code: "internal" }, { status: 422 }), [salwa]],
    };
    const { screen } = await toShowrooms(own);
    await screen.getByRole("button", { name: /try again/i }).click();
    await expect.element(screen.getByRole("radio", { name: /Salwa Road/ })).toBeChecked();
  });
});

describe("the times", () => {
  const toTimes = async (slots: object[]) => {
    const own = { "/v3/test-drive/locations": [[lusail]], "/v3/test-drive/slots": [slots] };
    const wizard = await showWizard({ search: "&car=suhail", own });
    await expect.element(wizard.next).toBeEnabled();
    await wizard.next.click();
    await expect.element(wizard.screen.getByRole("radio", { name: /Lusail/ })).toBeChecked();
    await wizard.next.click();
    await expect.element(wizard.heading(en.dateTitle)).toBeVisible();
    return wizard;
  };

  it("begin with the earliest day", async () => {
    const { screen, next } = await toTimes([slotAt("2026-12-03T13:00:00.000Z", "lusail")]);
    await screen.getByRole("radio", { name: /4:00/ }).click();
    await expect.element(next).toBeEnabled();
    await expect.element(screen.getByText(/3 December/).first()).toBeVisible();
  });

  it("lead to a request where none is free in three months", async () => {
    const { screen, heading } = await toTimes([]);
    await expect.element(heading(en.noTimesTitle)).toBeVisible();
    await screen.getByRole("button", { name: en.leaveRequestLabel }).click();
    await expect.element(heading(en.requestTitle)).toBeVisible();
    await screen.getByRole("button", { name: en.backLabel }).click();
    await expect.element(heading(en.dateTitle)).toBeVisible();
  });
});
