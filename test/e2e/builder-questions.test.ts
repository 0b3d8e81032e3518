import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { searchPalette } from "../../app/features/forms/builder/palette-items";
import { newField } from "../../app/features/forms/form-model/editing";
import type { Field, FieldKind, Section } from "../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../app/kernel/ids";
import { phone, visit } from "../support/browser.ts";
import {
  addByWords,
  atRest,
  cardOf,
  changeDraft,
  dragTo,
  Finger,
  focusedId,
  middleOf,
  openQuestions,
  questionsIn,
  reopenQuestions,
  sectionNames,
  spoken,
  toStep,
  typeInPalette,
  typeWords,
} from "../support/builder-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

/** Without room for the preview, which preview.test.ts looks at: a fifth of what a visit costs. */
const laptop = { width: 1264, height: 800 };

const standard = /standard rental/i;

const addTo = (page: Page) => page.getByRole("button", { name: /^Add a question to/ }).first();

// That the steps as a whole have no fault is builder.test.ts's; here it is what opens over them, and what stands on a card.
describe("adding a question", () => {
  it("works by keyboard only, by foreign words, by the plus between cards and by a menu, but not for never-offered ones", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, /short prescreen/i);
    const before = await questionsIn(page, 1);
    await addTo(page).press("Enter");
    await typeInPalette(page, "avalista");
    // The first is to ask it in one's own words; Enter begins at what is found.
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(2);
    const second = await page.getByRole("option").nth(2).locator("span span").first().textContent();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("option", { selected: true }).textContent()).toContain(second ?? "");
    await page.keyboard.press("Enter");
    const added = [...before, second];
    await expect.poll(() => questionsIn(page, 1)).toEqual(added);
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);
    await expect.poll(() => spoken(page)).toBe(`${second} added`);

    await addTo(page).click();
    await page.getByRole("combobox", { name: "Search" }).waitFor();
    await typeInPalette(page, "ssn");
    // The last is what to ask instead.
    await expect.poll(() => page.getByRole("option").count()).toBe(3);
    const barred = page.getByRole("option").nth(1);
    expect(await barred.getAttribute("aria-disabled")).toBe("true");
    expect(await barred.textContent()).toContain("A leak harms the applicant for years");
    await page.keyboard.press("Enter");
    await barred.click({ force: true });
    expect(await page.getByRole("combobox").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => focusedId(page)).toMatch(/^add-to-/);
    expect(await questionsIn(page, 1)).toEqual(added);

    // By the plus between two cards, and below one by its menu.
    await page.getByRole("button", { name: `Add a question after ${before[0]}` }).click({ force: true });
    await typeInPalette(page, "nickname");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await questionsIn(page, 1))[1]).toBe("Preferred name");
    await page.getByRole("button", { name: `More for ${before[1]}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Add a question below" }).click();
    await typeInPalette(page, "dob");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await questionsIn(page, 1))[3]).toBe("Date of birth");

    // A second time only once that is said; after Cancel the focus is where it was.
    const asked = await questionsIn(page, 1);
    await addByWords(page, 1, "dob");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).press("Enter");
    await expect.poll(() => focusedId(page)).toMatch(/^add-to-/);
    expect(await questionsIn(page, 1)).toEqual(asked);
    await addByWords(page, 1, "dob");
    await page.getByRole("alertdialog").getByRole("button", { name: "Add it again" }).press("Enter");
    await expect.poll(() => questionsIn(page, 1)).toEqual([...asked, "Date of birth"]);
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("changing a question", () => {
  it("edits its text in place, duplicates it, and removes it, with a warning for dependent ones and with undo", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, standard);
    const [name = "", ...others] = await questionsIn(page, 1);
    const moreFor = (words: string) => page.getByRole("button", { name: `More for ${words}`, exact: true });
    // The words in place: Enter keeps them, Escape takes them back, undo is one step.
    await page.getByText(name, { exact: true }).click();
    await typeWords(page, "Who are you, as your documents say it?");
    await page.keyboard.press("Enter");
    const renamed = ["Who are you, as your documents say it?", ...others];
    await expect.poll(() => questionsIn(page, 1)).toEqual(renamed);
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);
    await page.keyboard.press("Enter");
    await typeWords(page, "Something else");
    await page.keyboard.press("Escape");
    await expect.poll(() => questionsIn(page, 1)).toEqual(renamed);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await undo.click();
    await undo.click();
    await expect.poll(() => questionsIn(page, 1)).toEqual([name, ...others]);

    await moreFor(name).click();
    await page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
    await expect.poll(() => questionsIn(page, 1)).toEqual([name, name, ...others]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => questionsIn(page, 1)).toEqual([name, ...others]);

    // It comes back though something else was done in between.
    const [second = "", third = "", ...rest] = others;
    await moreFor(third).click();
    await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
    await expect.poll(() => questionsIn(page, 1)).toEqual([name, second, ...rest]);
    await page.locator("button[id^=question-]").first().press("Alt+ArrowDown");
    const undoInToast = page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).first();
    await undoInToast.click();
    const moved = [second, name, third, ...rest];
    await expect.poll(() => questionsIn(page, 1)).toEqual(moved);

    const pets = "Will pets live with you?";
    const removePets = async () => {
      await moreFor(pets).click();
      await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
    };
    await removePets();
    const dialog = page.getByRole("alertdialog");
    expect(await dialog.textContent()).toContain("“Which pets, and how many?”");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await questionsIn(page, 2)).toContain(pets);
    await removePets();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => questionsIn(page, 2)).not.toContain(pets);
    await undoInToast.click();
    await expect.poll(() => cardOf(page, "Which pets, and how many?").textContent()).toContain("Shown only when");

    await page.getByRole("button", { name: "More for section About you", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate section" }).click();
    await expect.poll(async () => (await sectionNames(page)).slice(0, 2)).toEqual(["About you", "About you"]);
    expect(await questionsIn(page, 2)).toEqual(moved);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("shows its condition as a sentence on the card; another template asks first, and can be undone", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, /short prescreen/i);
    const message = cardOf(page, "A message to the landlord");
    await message.getByRole("button", { name: /^Settings of/ }).click();
    await message.getByLabel("Show only when an earlier answer fits").check();
    await message
      .getByLabel("Question", { exact: true })
      .selectOption("How many adults will live there, including you?");
    await message.getByLabel("Comparison").selectOption("is more than");
    await message.getByLabel("Answer", { exact: true }).fill("2");
    await expect
      .poll(() => message.textContent())
      .toContain("Shown only when “How many adults will live there, including you?” is more than 2");
    await message.getByRole("button", { name: "Add another condition" }).click();
    await message.getByLabel("Question 2").selectOption("Showing");
    await message.getByLabel("Comparison 2").selectOption("is one of");
    await message.getByLabel("How many of these must fit").selectOption("Any one of them");
    await message.getByLabel("I would like to see it").check();
    await expect
      .poll(() => message.textContent())
      .toContain("is more than 2 or “Showing” is one of I have seen the home or I would like to see it");
    const offered = await message.getByLabel("Question", { exact: true }).locator("option").allTextContents();
    expect(offered).not.toContain("A message to the landlord");

    const sections = await sectionNames(page);
    await page.getByRole("button", { name: "Use another template" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use student" }).click();
    await page.getByText("replaced by the template").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep my questions" }).click();
    expect(await sectionNames(page)).toEqual(sections);
    await page.getByRole("button", { name: "Use another template" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use student" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Replace them" }).click();
    await expect.poll(() => sectionNames(page)).toContain("Studies and income");
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(() => sectionNames(page)).toEqual(sections);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("the builder on a phone", () => {
  it("shows eleven questions at once, adds a question where the page is, and moves questions by touch", async () => {
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await openQuestions(page, server.origin, standard);
    const bottom = (await page.getByRole("button", { name: "Add a Question", exact: true }).boundingBox())?.y ?? 0;
    const rows = await page.locator("[data-card]").all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    expect(boxes.filter((box) => box && box.y + box.height <= bottom).length).toBeGreaterThanOrEqual(10);
    const third = await questionsIn(page, 3);
    await page
      .locator("[data-section]")
      .nth(2)
      .evaluate((one) => one.scrollIntoView({ block: "center" }));
    await page.getByRole("button", { name: "Add a Question", exact: true }).tap();
    await page.getByRole("combobox", { name: "Search" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focusedId(page)).toBe("add-here");
    await page.keyboard.press("Enter");
    await typeInPalette(page, "nickname");
    await page.keyboard.press("Enter");
    await expect.poll(() => questionsIn(page, 3)).toEqual([...third, "Preferred name"]);

    await page.getByRole("button", { name: "More for section About you" }).tap();
    await page.getByRole("menuitem", { name: "Settings" }).tap();
    await page.locator("[data-inspector] :focus").waitFor();
    await page.getByRole("button", { name: "Done" }).tap();
    await expect.poll(() => focusedId(page)).toMatch(/^more-/);

    const [first, second] = [await questionsIn(page, 1), await questionsIn(page, 2)];
    const finger = await Finger.on(page);
    const handle = page.getByRole("button", { name: `Move ${first[1]}`, exact: true });
    await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const from = await middleOf(handle);
    await finger.down(from);
    const below = await page.getByRole("button", { name: `Move ${first[3]}`, exact: true }).boundingBox();
    await finger.move(from, { x: from.x, y: (below?.y ?? 0) + 40 });
    await page.locator("[data-drop-line]").waitFor();
    await finger.up();
    await expect.poll(() => questionsIn(page, 1)).toEqual([first[0], first[2], first[3], first[1]]);

    // Held at the lower edge, the page comes to the finger.
    const again = await middleOf(handle);
    const scrolled = await page.evaluate(() => scrollY);
    await finger.down(again);
    await finger.move(again, { x: again.x, y: phone.height - 8 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 900);
    await finger.up();
    await expect.poll(async () => (await questionsIn(page, 1)).length).toBe(first.length - 1);
    expect(await questionsIn(page, 2)).toEqual(second);

    await page.evaluate(() => scrollTo(0, 0));
    const tapped = await middleOf(page.getByRole("button", { name: `Move ${first[0]}`, exact: true }));
    await page.touchscreen.tap(tapped.x, tapped.y);
    await page.getByRole("menuitem", { name: "Move down" }).tap();
    await expect.poll(async () => (await questionsIn(page, 1))[1]).toBe(first[0]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("the law of the home's place in the builder", () => {
  it("is shown on cards and in the palette: forbidden questions are swapped or not added, reasons are kept", async () => {
    // India has no rules here yet: the first question comes before the place is known.
    const { page, context, problems } = await visit(browser, { viewport: laptop, locale: "en-IN" });
    await openQuestions(page, server.origin, /blank/i);
    await addByWords(page, 1, "under 18 names");
    await expect.poll(() => questionsIn(page, 1)).toContain("Names and ages of the people under 18");
    // Ontario asks for care with age, and forbids a bid on the rent.
    await toStep(page, 1);
    await page.getByLabel("Country").selectOption("CA");
    await page.getByLabel("Town or city").fill("Toronto");
    await page.getByLabel(/^Province/).selectOption("ON");
    await toStep(page, 2);
    const minors = cardOf(page, "Names and ages of the people under 18");
    await minors.getByText("The law forbids this here").waitFor();
    await minors.getByRole("button", { name: /^Ask “.*” instead$/ }).click();
    await expect.poll(() => questionsIn(page, 1)).toContain("How many people will live there in all?");
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);

    await addByWords(page, 1, "convictions");
    const card = cardOf(page, "Convictions that the law lets a landlord ask about");
    await card.getByText("Needs a reason").waitFor();
    await card.getByRole("button", { name: /^Settings of/ }).click();
    await card.getByText("This needs a reason here").waitFor();
    await card.getByText(/Checked .* 2026/).waitFor();
    await card.getByLabel("It is needed now to decide, and everyone is asked").check();
    await card.getByText("Reason given").waitFor();

    await addTo(page).click();
    await typeInPalette(page, "citizenship");
    const option = page.getByRole("option", { name: /Citizenship/ });
    await option.waitFor();
    await expect.poll(() => option.textContent()).toContain("Not asked in");
    expect(await option.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("combobox").count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a landlord's own questions in the builder", () => {
  it("are checked while typing, get options by pasting and by keys, and follow a ready section", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, /blank/i);
    await addByWords(page, 1, "vehicles colour plate");
    await expect.poll(() => sectionNames(page)).toEqual(["About you", "Vehicles"]);
    expect(await page.locator("[data-section]").nth(1).locator("header").textContent()).toContain(
      "Answered 0 to 6 times, once for each “Vehicle”",
    );

    // What may not be asked says so, and is swapped or taken back.
    await addByWords(page, 1, "short text");
    await typeWords(page, "What is your social security number?");
    await page.locator("[data-lexicon]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-lexicon]").waitFor({ state: "detached" });
    await expect.poll(() => focusedId(page)).toMatch(/^question-/);
    await page.keyboard.press("Enter");
    await typeWords(page, "Which floor would you like?");
    await page.keyboard.press("Enter");
    await expect.poll(() => questionsIn(page, 1)).toContain("Which floor would you like?");
    expect(await page.locator("[data-lexicon]").count()).toBe(0);

    await addByWords(page, 1, "choose one");
    await typeWords(page, "Which floor?");
    await page.keyboard.press("Enter");
    await page.getByText("Paste a list").click();
    await page.getByLabel("One answer on each line").fill("1. Ground\n2. First\n3. Top\n4. top");
    await page.getByText("Will be added: Ground · First · Top").waitFor();
    await page.getByText("1 already there, left out.").waitFor();
    await page.getByRole("button", { name: "Add 3 answers" }).click();
    const answers = () =>
      page.locator("input[id^=option-]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(answers).toEqual(["Ground", "First", "Top"]);
    await page.locator("input[id^=option-]").first().press("Enter");
    // The new one, which is empty.
    await expect.poll(() => page.locator("input[id^=option-]:focus").inputValue()).toBe("");
    await page.keyboard.insertText("Mezzanine");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(answers).toEqual(["Ground", "First", "Mezzanine", "Top"]);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("Mezzanine");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect.poll(answers).toEqual(["Ground", "First", "Top"]);
    await page.getByRole("button", { name: "More for Top" }).click();
    await page.getByRole("menuitem", { name: "No longer offer it" }).click();
    await page.getByText("not offered").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("are asked as they were typed into the palette, and in another kind under another id until that is undone", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, /blank/i);
    await addByWords(page, 1, "Do you play the piano?");
    const card = cardOf(page, "Do you play the piano?");
    const id = await card.getAttribute("data-card");
    await expect.poll(() => focusedId(page)).toBe(`question-${id}`);
    const kind = card.getByLabel("Kind of answer");
    await kind.selectOption("Choose one");
    await expect.poll(() => focusedId(page)).toMatch(/^kind-of-/);
    expect(await card.getAttribute("data-card")).not.toBe(id);
    await page.locator("input[id^=option-]").first().fill("Every day");
    // What goes with the old kind is said, and comes back.
    await kind.selectOption("Number");
    await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.locator("input[id^=option-]").first().inputValue()).toBe("Every day");
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(() => card.getAttribute("data-card")).toBe(id);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Counts the question cards that React drew in the commits since the last call; works on the built page. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Fiber = {
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
      flags: number;
      memoizedProps: { field?: { id: string }; sectionTitle?: unknown; shownWhen?: unknown } | null;
    };
    const drawn = new Set<string>();
    const performedWork = 1;
    function walk(fiber: Fiber): void {
      const props = fiber.memoizedProps;
      const isCard = props?.field && "sectionTitle" in props && "shownWhen" in props;
      if (isCard && fiber.flags & performedWork) drawn.add(props.field?.id ?? "");
      // What React did not go into keeps its children as they were.
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child);
    }
    Object.assign(window, {
      drawnCards: () => {
        const ids = [...drawn];
        drawn.clear();
        return ids;
      },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current),
      },
    });
  });
}

const drawnCards = (page: Page) => page.evaluate(() => (window as unknown as { drawnCards(): string[] }).drawnCards());

describe("a form of two hundred questions", () => {
  /** Twenty sections of ten own questions, put into the browser's draft. */
  async function openLong(page: Page): Promise<void> {
    await openQuestions(page, server.origin, /blank/i);
    const id = (text: string) => text.padEnd(10, "0") as Field["id"];
    const long: Section[] = Array.from({ length: 20 }, (_, section) => ({
      id: id(`s${section}x`),
      title: { en: `Page ${section}` },
      stage: "apply",
      fields: Array.from({ length: 10 }, (_, field) => ({
        id: id(`f${section}x${field}x`),
        kind: "text",
        label: { en: `Question ${section}.${field}` },
        required: false,
        stage: "apply",
      })),
    }));
    await changeDraft(page, ({ definition }) => void definition.sections.push(...long));
    await watchCards(page);
    await reopenQuestions(page, server.origin);
    await expect.poll(() => page.locator("[data-card]").count()).toBeGreaterThanOrEqual(200);
  }

  it("renders one card while its text is typed, and moves one without rendering the others", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openLong(page);
    await cardOf(page, "Question 12.4").getByText("Question 12.4", { exact: true }).click();
    const all = await drawnCards(page);
    expect(all.length).toBeGreaterThanOrEqual(200);
    await page.locator("textarea:focus").waitFor();
    await page.keyboard.type("Parking?");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByText("Parking?", { exact: true }).count()).toBe(1);
    expect(await drawnCards(page)).toEqual(["f12x4x0000"]);
    // A step down changes places of two, nothing else.
    await cardOf(page, "Question 7.1").locator("button[id^=question-]").press("Alt+ArrowDown");
    await expect.poll(() => spoken(page)).toBe("Question 7.1 moved to 3 of 10 in Page 7");
    expect((await drawnCards(page)).sort()).toEqual(["f7x1x00000", "f7x2x00000"]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("an own question in the builder", () => {
  type OwnKind = [words: string, kind: string, fieldKind: FieldKind];
  // As many as a form has without an account.
  const added: OwnKind[] = [
    ["short text", "Short text", "text"],
    ["choose several", "Choose several", "multiChoice"],
    ["own signature", "Signature", "signature"],
  ];
  const others: OwnKind[] = [
    ["long text", "Long text", "longText"],
    ["yes or no", "Yes or no", "yesNo"],
    ["choose one", "Choose one", "choice"],
    ["drop-down", "Drop-down list", "dropdown"],
    ["own number", "Number", "number"],
    ["amount of money", "Amount of money", "money"],
    ["own date", "Date", "date"],
    ["from and until", "From and until", "dateRange"],
    ["several days", "Several days", "severalDays"],
    ["own name", "Name", "name"],
    ["own email", "Email address", "email"],
    ["own phone", "Phone number", "phone"],
    ["own address", "Address", "address"],
    ["own documents", "Documents", "file"],
    ["text to read", "Text to read", "statement"],
  ];

  /** Puts questions as the palette makes them into the browser's draft, alone in its first section. */
  async function putOwn(page: Page, kinds: OwnKind[]): Promise<void> {
    const ids = createIdMaker();
    const fields = kinds.map(([, kind, fieldKind]) => ({
      ...newField(fieldKind, ids, "en"),
      label: { en: `My ${kind}` },
    }));
    await changeDraft(page, ({ definition: { sections } }) => {
      if (sections[0]) sections[0].fields = fields;
    });
    await reopenQuestions(page, server.origin);
  }

  it("of each kind has its settings, and no accessibility faults", async () => {
    const { page, context, problems } = await visit(browser, { viewport: { width: 360, height: 780 } });
    await openQuestions(page, server.origin, /blank/i);
    async function looksFine(card: Locator, kind: string): Promise<void> {
      await card.getByLabel(/^(When it is asked)/).waitFor();
      expect(await card.locator("p").first().textContent()).toContain(kind);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([kind, over]).toEqual([kind, 0]);
      await page.getByRole("button", { name: "Done" }).tap();
    }
    for (const [words, kind] of added) {
      await addByWords(page, 1, words);
      const card = page.locator("[data-card]").last();
      // A signature comes with its words.
      if (kind !== "Signature") {
        await typeWords(page, `My ${kind}`);
        await page.keyboard.press("Enter");
        await expect.poll(() => card.locator("[data-name]").textContent()).toBe(`My ${kind}`);
      }
      await looksFine(card, kind);
    }
    // The palette adds whichever kind its words find.
    for (const [words, kind, fieldKind] of others)
      expect(searchPalette(words, "en")[0]).toMatchObject({ title: kind, choice: { kind: "own", fieldKind } });
    // To axe half of them twice are cheaper than all of them once.
    for (const half of [others.slice(0, 7), others.slice(7)]) {
      await putOwn(page, half);
      for (const [, kind] of half) {
        const card = cardOf(page, `My ${kind}`);
        await card.locator("button[id^=question-]").tap();
        await looksFine(card, kind);
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("moving a question in the builder", () => {
  // That it keeps a hundred steps is history.test.ts's.
  it("by Alt and arrow keys keeps the focus on the card and announces its position, and undo reverses each step", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, standard);
    const before = await questionsIn(page, 1);
    const card = page.locator("button[id^=question-]").first();
    const id = (await card.getAttribute("id")) ?? "";
    await card.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => spoken(page)).toBe("This is the first question");
    const place = () => expect.poll(async () => (await questionsIn(page, 1)).indexOf(before[0] ?? ""));
    for (const to of [1, 2, 3]) {
      await page.keyboard.press("Alt+ArrowDown");
      await place().toBe(to);
      await expect.poll(() => focusedId(page)).toBe(id);
      await expect.poll(() => spoken(page)).toBe(`${before[0]} moved to ${to + 1} of ${before.length} in About you`);
    }
    await page.keyboard.press("Alt+ArrowUp");
    await place().toBe(2);
    await expect.poll(() => focusedId(page)).toBe(id);
    for (const to of [3, 2, 1, 0]) {
      await page.keyboard.press("Control+z");
      await place().toBe(to);
    }
    expect(await questionsIn(page, 1)).toEqual(before);
    await expect.poll(() => page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
    for (const to of [1, 2]) {
      await page.keyboard.press("Control+Shift+z");
      await place().toBe(to);
    }
    await expect.poll(() => focusedId(page)).toBe(id);
    const moved = [before[1], before[2], before[0], ...before.slice(3)];
    expect(await questionsIn(page, 1)).toEqual(moved);
    await reopenQuestions(page, server.origin);
    await expect.poll(() => questionsIn(page, 1)).toEqual(moved);

    // By the handle's menu to another section, and back from the button that has a menu of its own.
    const second = await questionsIn(page, 2);
    const last = moved.at(-1) as string;
    const handle = page.getByRole("button", { name: `Move ${last}`, exact: true });
    await handle.press("Enter");
    await page.getByRole("menu").waitFor();
    await page.getByRole("menuitem", { name: "To Your move and household" }).press("Enter");
    await expect.poll(() => questionsIn(page, 2)).toEqual([...second, last]);
    await expect.poll(() => focusedId(page)).toMatch(/^handle-/);
    await expect
      .poll(() => spoken(page))
      .toBe(`${last} moved to ${second.length + 1} of ${second.length + 1} in Your move and household`);
    await handle.press("Enter");
    await page.getByRole("menuitem", { name: "Make it the first" }).press("Enter");
    await expect.poll(() => questionsIn(page, 2)).toEqual([last, ...second]);
    // The arrow moves the card and opens no menu.
    await handle.press("Alt+ArrowUp");
    await expect.poll(() => questionsIn(page, 1)).toEqual(moved);
    expect(await page.getByRole("menu").count()).toBe(0);

    const sections = await sectionNames(page);
    const handleOfSection = page.getByRole("button", { name: `Move section ${sections[0]}`, exact: true });
    await handleOfSection.press("Enter");
    await page.getByRole("menuitem", { name: "Make it the last" }).press("Enter");
    await expect.poll(() => sectionNames(page)).toEqual([...sections.slice(1), sections[0]]);
    await expect.poll(() => spoken(page)).toBe(`Section ${sections[0]} moved to 5 of 5`);
    await handleOfSection.press("Alt+ArrowUp");
    await expect
      .poll(() => sectionNames(page))
      .toEqual([sections[1], sections[2], sections[3], sections[0], sections[4]]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("with a mouse works within a section, to another section, and for sections; Escape cancels", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, standard);
    const [first, second] = [await questionsIn(page, 1), await questionsIn(page, 2)];
    const handleOf = (name: string | undefined) => page.getByRole("button", { name: `Move ${name}`, exact: true });
    await dragTo(page, handleOf(first[0]), handleOf(first[2]), 20);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await page.locator("[data-drop-line]").waitFor({ state: "detached" });
    await expect.poll(() => spoken(page)).toBe(`${first[0]} stays where it was`);
    expect(await questionsIn(page, 1)).toEqual(first);

    await dragTo(page, handleOf(first[0]), handleOf(first[2]), 20);
    await page.mouse.up();
    await expect.poll(() => questionsIn(page, 1)).toEqual([first[1], first[2], first[0], ...first.slice(3)]);
    await expect.poll(() => spoken(page)).toBe(`${first[0]} moved to 3 of ${first.length} in About you`);
    expect(await page.getByRole("menu").count()).toBe(0);

    await dragTo(page, handleOf(first[3]), handleOf(second[0]), -20);
    await page.mouse.up();
    await expect.poll(() => questionsIn(page, 2)).toEqual([first[3], ...second]);

    const sections = await sectionNames(page);
    const handle = page.getByRole("button", { name: `Move section ${sections[0]}`, exact: true });
    await dragTo(page, handle, handle, 30);
    // All sections are as low as their names now.
    const below = page.locator("[data-section]").nth(1);
    await expect.poll(async () => (await below.boundingBox())?.height).toBeLessThan(120);
    await atRest(below);
    const box = await below.boundingBox();
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0) - 10, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => sectionNames(page)).toEqual([sections[1], sections[0], ...sections.slice(2)]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("documents and household in the builder", () => {
  it("documents are requested with purpose, number and age, and an own kind can be added", async () => {
    const { page, context, problems } = await visit(browser, { viewport: { width: 360, height: 780 } });
    await openQuestions(page, server.origin, /blank/i);
    await toStep(page, 3);
    await page.getByRole("checkbox", { name: /^Proof of address(?! is)/ }).check();
    await page.getByLabel("Files for Proof of address").selectOption("2");
    await page.getByLabel("When Proof of address is asked").selectOption("Later, of those you shortlist");
    await page.getByLabel("Proof of address is required").check();
    await page.getByLabel("Name of the document").fill("Letter from the housing office");
    await page.keyboard.press("Enter");
    await page.getByLabel("Letter from the housing office", { exact: true }).waitFor();
    // What a bar covers in passing is no small target.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await reopenQuestions(page, server.origin);
    await expect.poll(() => sectionNames(page)).toEqual(["About you", "Documents"]);
    expect(await questionsIn(page, 2)).toEqual(["Proof of address", "Letter from the housing office"]);
    expect(await cardOf(page, "Proof of address").textContent()).toContain("Asked after shortlisting");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("co-applicants, a guarantor and references are added by a switch, and removed again", async () => {
    const { page, context, problems } = await visit(browser, { viewport: laptop });
    await openQuestions(page, server.origin, standard);
    const before = await sectionNames(page);
    await toStep(page, 3);
    for (const name of ["Co-applicants", "A guarantor", "References"])
      await page.getByRole("button", { name: `Ask for ${name}` }).press("Enter");
    await page.getByRole("button", { name: "Leave out A guarantor" }).click();
    await page.getByRole("button", { name: "Ask for A guarantor" }).waitFor();
    await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Leave out A guarantor" }).waitFor();
    await reopenQuestions(page, server.origin);
    await expect
      .poll(() => sectionNames(page))
      .toEqual([...before.slice(0, -1), "Other adults", "Guarantor", "References", before.at(-1)]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
