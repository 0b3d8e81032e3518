import { Ellipsis, FileText, Inbox } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { TOAST_TYPES } from "~/kernel/limits";
import { AlertDialog } from "~/ui/alert-dialog";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import type { ButtonSize, ButtonVariant } from "~/ui/button-style";
import { Card } from "~/ui/card";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceGroup } from "~/ui/choice-group";
import { CopyButton } from "~/ui/copy-button";
import { DataTable } from "~/ui/data-table";
import { Dialog, DialogClose } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary, type SummaryError } from "~/ui/error-summary";
import { LateMenu } from "~/ui/late-menu";
import { Menu } from "~/ui/menu";
import { MoneyField } from "~/ui/money-field";
import { Notice } from "~/ui/notice";
import { PageShell } from "~/ui/page-shell";
import { Progress } from "~/ui/progress";
import { SelectField } from "~/ui/select-field";
import { showToast } from "~/ui/show-toast";
import { TabsNav } from "~/ui/tabs-nav";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";
import { Toaster } from "~/ui/toaster.client";
import "~/styles/app.css";
import { Gallery as Pictures } from "./gallery";

/** Every part of the design system on one page, as the component tests need it. Not part of the product. */
const sizes: ButtonSize[] = ["default", "sm", "lg", "xl", "icon"];
const variants: ButtonVariant[] = ["default", "destructive", "outline", "secondary", "ghost", "link"];
const choices = [
  { value: "a", label: "Employed" },
  { value: "b", label: "Self-employed", hint: "Also beside a job" },
  { value: "c", label: "Something else" },
];

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section data-block={title} className="mt-8 flex flex-col gap-5 border-t border-line pt-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  const [isPending, setIsPending] = useState(false);
  return (
    <Block title="Buttons">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button
              key={size}
              variant={variant}
              size={size}
              aria-label={size === "icon" ? `icon ${variant}` : undefined}
            >
              {size === "icon" ? <FileText aria-hidden="true" className="size-5" /> : `${variant} ${size}`}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button disabled>Disabled</Button>
        <Button pending={isPending} pendingLabel="Publishing" onClick={() => setIsPending(true)}>
          Publish form
        </Button>
        <CopyButton text="https://rentform.test/apply/abc" copiedLabel="Link copied" />
      </div>
    </Block>
  );
}

function Fields() {
  return (
    <Block title="Fields">
      <TextField name="name" label="Full name" hint="As in your passport" autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label="Email address"
        error="Enter an email address, such as name@example.com"
      />
      <TextField name="size" label="Size" suffix="m²" inputMode="decimal" isOptional />
      <TextField name="long" label="A longest name" defaultValue="Wolfeschlegelsteinhausenbergerdorff-Ó Súilleabháin" />
      <TextField name="rtl" dir="auto" label="A right-to-left name" defaultValue="محمد بن عبد الله" />
      <TextField name="off" label="Not to be changed" defaultValue="RF-AB23-CD45" readOnly />
      <TextareaField
        name="about"
        label="About you"
        hint="Two or three sentences"
        error={["Write something", "second"]}
      />
      <SelectField
        name="country"
        label="Country"
        placeholder="Choose a country"
        options={[{ value: "pt", label: "Portugal" }]}
      />
      <SelectField name="bad" label="State" options={[{ value: "or", label: "Oregon" }]} error="Choose a state" />
      <MoneyField name="rent" label="Rent" currency="EUR" locale="de-DE" per="a month" />
      <CheckboxField name="agree" label="I have told the truth" hint="Both of you" />
      <CheckboxField
        name="agree2"
        label="I agree that my answers are checked with the people named above"
        error="Tick the box to go on"
      />
      <ChoiceGroup kind="radio" name="work" legend="What is your situation?" choices={choices} defaultValue="a" />
      <ChoiceGroup
        kind="checkbox"
        name="pets"
        legend="Which pets?"
        choices={choices}
        error="Choose at least one"
        isOptional
      />
    </Block>
  );
}

function Summary() {
  const [errors, setErrors] = useState<SummaryError[]>([]);
  return (
    <Block title="Error summary">
      <ErrorSummary errors={errors} />
      <TextField id="town" name="town" label="Town" error={errors[0]?.message} />
      <ChoiceGroup id="kind" kind="radio" name="kind" legend="Kind" choices={choices} error={errors[1]?.message} />
      <Button
        onClick={() =>
          setErrors([
            { fieldId: "town", message: "Enter a town" },
            { fieldId: "kind", message: "Choose a kind" },
            { message: "The form is full" },
          ])
        }
      >
        Check
      </Button>
    </Block>
  );
}

function Windows() {
  const [deleted, setDeleted] = useState(0);
  return (
    <Block title="Windows">
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Edit question"
          description="Tenants see it as you write it."
          trigger={<Button variant="outline">Open dialog</Button>}
          footer={
            <DialogClose>
              <Button>Save question</Button>
            </DialogClose>
          }
        >
          <TextField name="question" label="Question" />
        </Dialog>
        <AlertDialog
          title="Delete this question?"
          description="Its answers in drafts are lost."
          confirmLabel="Delete question"
          onConfirm={() => setDeleted(deleted + 1)}
          trigger={<Button variant="destructive">Delete</Button>}
        />
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label="More actions">
              <Ellipsis aria-hidden="true" />
            </Button>
          }
          items={[
            { label: "Duplicate", onSelect: () => setDeleted(deleted - 1) },
            { kind: "link", label: "Preview", to: "/preview" },
            { kind: "separator" },
            { label: "Delete", tone: "destructive", onSelect: () => setDeleted(deleted + 1) },
          ]}
        />
        <LateMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label="Late actions">
              <Ellipsis aria-hidden="true" />
            </Button>
          }
          items={[
            { label: "Duplicate", onSelect: () => setDeleted(deleted - 1) },
            { kind: "separator" },
            { label: "Delete", tone: "destructive", onSelect: () => setDeleted(deleted + 1) },
          ]}
        />
        <output data-count={deleted}>{deleted}</output>
      </div>
      <div className="flex flex-wrap gap-3">
        {TOAST_TYPES.map((type) => (
          <Button
            key={type}
            size="sm"
            variant="outline"
            onClick={() => showToast({ type, message: `A ${type} toast`, description: "It says a little more." })}
          >
            toast {type}
          </Button>
        ))}
      </div>
    </Block>
  );
}

function Display() {
  const rows = [
    { id: "1", name: "Ines Carvalho", income: "3,450" },
    { id: "2", name: "Wolfeschlegelsteinhausenbergerdorff-Ó Súilleabháin", income: "12,900" },
  ];
  return (
    <Block title="Display">
      <TabsNav
        label="Lists"
        tabs={[
          { label: "Open", to: "/", count: 3 },
          { label: "Archive", to: "/archive" },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="accent">Open</Badge>
        <Badge tone="amber">Closes soon</Badge>
        <Badge tone="red">Suspended</Badge>
      </div>
      <Notice tone="amber" title="Look here">
        The draft lives in this browser.
      </Notice>
      <Notice tone="red">The connection broke.</Notice>
      <Notice tone="accent">Saved.</Notice>
      <Notice>Plain.</Notice>
      <Card
        title="14 Maple Street"
        actions={
          <Button size="sm" variant="outline">
            Edit
          </Button>
        }
      >
        Two rooms
      </Card>
      <DataTable
        caption="Applicants"
        columns={[
          { key: "name", header: "Name", isRowHeader: true, cell: (row) => row.name },
          { key: "income", header: "Income", align: "end", cell: (row) => row.income },
          { key: "state", header: "State", cell: () => <Badge tone="amber">New</Badge> },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <DataTable
        caption="Nobody"
        columns={[]}
        rows={[]}
        rowKey={() => ""}
        empty={
          <EmptyState
            title="No applications yet"
            icon={<Inbox aria-hidden="true" />}
            action={<Button>Copy link</Button>}
          >
            Share the link of your form.
          </EmptyState>
        }
      />
      <Progress label="Uploading payslip.pdf" value={42} />
      <Progress label="Preparing" />
    </Block>
  );
}

function Gallery() {
  return (
    <main>
      <PageShell title="Design system" eyebrow="Rentform" lead="Every part once." actions={<Button>Action</Button>}>
        <Buttons />
        <Fields />
        <Summary />
        <Windows />
        <Display />
      </PageShell>
      <Toaster />
    </main>
  );
}

const search = new URLSearchParams(window.location.search);
const pictures = (
  <>
    <Pictures direction={search.get("dir") === "rtl" ? "rtl" : "ltr"} open={search.get("open")} />
    <Toaster />
  </>
);
const router = createMemoryRouter([{ path: "*", element: search.has("pictures") ? pictures : <Gallery /> }]);
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={router} />);
