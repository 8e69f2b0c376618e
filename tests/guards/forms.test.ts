import { type Catcher, guards } from "./support/guards.ts";

const browser = (test: string): Catcher => ({ browser: { file: "tests/e2e/forms.spec.ts", test } });
const demo = (test: string): Catcher => ({ unit: { file: "tests/components/demo-form.test.tsx", test } });
const contact = (test: string): Catcher => ({
  unit: { file: "tests/components/contact-form.test.tsx", test },
});

const submission = "components/islands/forms/use-submission.ts";
const field = "components/islands/forms/field.tsx";
const sender = "components/islands/forms/sender-fields.tsx";

guards("the forms", [
  {
    what: "A form asks a server",
    file: submission,
    replace: "console.log(entity);",
    by: 'console.log(entity);\n    void fetch("/api/requests", { method: "POST", body: JSON.stringify(entity) }).catch(() => undefined);',
    caughtBy: browser("sends: logs its entity, thanks, shows the notice, and asks nobody for anything"),
  },
  {
    what: "A form without scripts puts what was typed into the address",
    file: submission,
    replace: 'method: "dialog"',
    by: 'method: "get"',
    caughtBy: browser("keeps what was typed out of address and network"),
  },
  {
    what: "A form is sent as often as it is pressed",
    file: submission,
    replace: "if (done.current) return;",
    by: "",
    caughtBy: demo("is sent once, however often it is asked for"),
  },
  {
    what: "An error is not tied to its field",
    file: field,
    replace: '"aria-describedby": described || undefined,',
    by: "title: described,",
    caughtBy: browser("says what is wrong beside each field, and leads to the first"),
    detail: true,
  },
  {
    what: "The first wrong field does not take the focus",
    file: submission,
    replace: "wrong[0].field.focus();",
    by: "",
    caughtBy: contact("each empty field says so, and the first takes the focus"),
  },
  {
    what: "White space counts as a name",
    file: "lib/validation.ts",
    replace: "field.required && isBlank(field.value)",
    by: 'field.required && field.value === ""',
    caughtBy: demo("white space is no name"),
  },
  {
    what: "A mended field keeps its message",
    file: submission,
    replace: "onChange: recheck,",
    by: "onInvalid: recheck,",
    caughtBy: demo("a message goes as soon as its field is mended, not before"),
  },
  {
    what: "A field is marked while it is typed in for the first time",
    file: submission,
    replace:
      "if (isTextField(target) && target.name in errors && !messageFor(target)) show(target.name, undefined);",
    by: "if (isTextField(target)) show(target.name, messageFor(target));",
    caughtBy: demo("a field that is not yet marked is left alone while typing"),
  },
  {
    what: "The address is not checked",
    file: sender,
    replace: 'type="email"',
    by: 'type="text"',
    caughtBy: demo("names itself and its fields, and tells browsers what to fill in"),
  },
  {
    what: "The browser is not told what the name's field is",
    file: sender,
    replace: 'autoComplete="name"',
    by: 'autoComplete="off"',
    caughtBy: contact("all three fields are required, and named for the browser"),
  },
  {
    what: "Values are sent with the spaces around them",
    file: "lib/validation.ts",
    replace: "value.trim()",
    by: "value",
    caughtBy: demo("logs exactly the request, trimmed, with the interests as ids"),
  },
  {
    what: "The thank-you panel's heading takes no focus",
    file: "components/islands/forms/thank-you.tsx",
    replace: "useEffect(() => heading.current?.focus(), []);",
    by: "",
    caughtBy: demo("thanks in place of the form, with the address as text and focus on the heading"),
  },
  {
    what: "What was typed before the scripts came is lost",
    file: field,
    replace: '    className: "input",',
    by: '    className: "input",\n    value: "",\n    onChange: () => undefined,',
    caughtBy: demo("what was typed before the scripts came is kept, and sent"),
  },
  {
    what: "All fields have one id",
    file: field,
    replace: "const id = useId();",
    by: 'const id = "field";',
    caughtBy: demo("has no id twice"),
  },
  {
    what: "Long words widen the page",
    file: "app/styles/forms.css",
    replace: "overflow-wrap: anywhere",
    by: "overflow-wrap: normal",
    caughtBy: browser("takes long, wide and right-to-left words without breaking the page"),
    detail: true,
  },
  {
    what: "Without JavaScript the form says nothing of it",
    file: "components/islands/forms/form-panel.tsx",
    replace: "{withoutScript}\n",
    by: "",
    caughtBy: {
      browser: {
        file: "tests/e2e/no-scripts.spec.ts",
        test: "the form of /contact says that it needs scripts, and offers the mail link",
      },
    },
    detail: true,
  },
  {
    what: "A form sent before its scripts came is not sent",
    file: "components/islands/presses/catch-early-press.ts",
    replace: 'closest(".app button")',
    by: 'closest("button[type=button]")',
    caughtBy: browser("sent before its scripts have come, is sent once they have"),
    detail: true,
  },
]);
