import { type Catcher, guards } from "./support/guards.ts";

const browser = (test: string): Catcher => ({ browser: { file: "tests/e2e/gate.spec.ts", test } });
const reducer = (test: string): Catcher => ({ unit: { file: "tests/unit/onboarding.test.ts", test } });

const wizard = "components/islands/gate/wizard.tsx";
const view = "components/islands/gate/wizard-view.tsx";
const state = "components/islands/gate/gate-state.ts";
const closing = "components/islands/gate/close-gate.ts";

guards("the gate and its wizard", [
  {
    what: "The storage key is renamed",
    file: "lib/onboarding.ts",
    replace: '"hasOnboarded"',
    by: '"has-onboarded"',
    caughtBy: reducer("the storage key is the product's"),
  },
  {
    what: "Four goals may be chosen",
    file: "lib/onboarding.ts",
    replace: "maxGoals = 3",
    by: "maxGoals = 4",
    caughtBy: reducer("three goals are the most"),
  },
  {
    what: "The goals that are left out stay enabled at three",
    file: view,
    replace: "disabled={!chosen && !canChooseMore(state)}",
    by: "disabled={false}",
    caughtBy: browser("may choose three goals; the rest are disabled until one is taken back"),
    detail: true,
  },
  {
    what: "The visit is not remembered",
    file: wizard,
    replace: 'localStorage.setItem(onboardedKey, "true")',
    by: "void onboardedKey",
    caughtBy: browser("goes through four steps to the page that was asked for, at its top, without a reload"),
  },
  {
    what: "The page can be seen under the wizard",
    file: "app/styles/gate.css",
    replace: "[data-gate] :is(.app, .notices)",
    by: "[data-gate] .notices",
    caughtBy: browser("meets the wizard and nothing else on /pricing"),
  },
  {
    what: "The first step's words are moved away from the field",
    file: view,
    replace: 'aria-labelledby="gate-question"',
    by: 'aria-label="Name"',
    caughtBy: browser("goes through four steps to the page that was asked for, at its top, without a reload"),
    detail: true,
  },
  {
    what: "A step without an answer does not continue",
    file: wizard,
    replace: 'else dispatch({ type: "continue" });',
    by: 'else if (state.name) dispatch({ type: "continue" });',
    caughtBy: browser("continues with nothing filled in"),
    detail: true,
  },
  {
    what: "Back forgets the name",
    file: "lib/onboarding.ts",
    replace: "{ ...state, step: state.step - 1 }",
    by: '{ ...state, step: state.step - 1, name: "" }',
    caughtBy: browser("goes back without losing an answer"),
    detail: true,
  },
  {
    what: "Escape opens the gate",
    file: state,
    replace: '  addEventListener("storage", finishedElsewhere);',
    by: '  addEventListener("keydown", (event) => event.key === "Escape" && openGate());\n  addEventListener("storage", finishedElsewhere);',
    caughtBy: browser("cannot leave by Escape, reach the page by Tab, or find its words"),
    detail: true,
  },
  {
    what: "Another tab's end of the wizard is not heard",
    file: state,
    replace: "event.newValue !== null) openGate()",
    by: "event.newValue === null) openGate()",
    caughtBy: browser("is over in every tab once one has finished"),
    detail: true,
  },
  {
    what: "A double click counts twice",
    file: wizard,
    replace: "            ignoreSecondPress();\n            if (step === lastStep)",
    by: "            if (step === lastStep)",
    caughtBy: browser("takes a double click for one press, on the last step too"),
    detail: true,
  },
  {
    what: "Presses before the wizard's code came are lost",
    file: wizard,
    replace: '"gateContinued" in',
    by: '"none" in',
    caughtBy: browser("keeps what was typed and pressed before the wizard's code came"),
    detail: true,
  },
  {
    what: "The focus leaves the empty field when the wizard's code comes",
    file: wizard,
    replace: "before === undefined && wasTyping",
    by: "state.name && wasTyping",
    caughtBy: browser(
      "leaves the focus in the name's field when the wizard's code takes over, also while it is empty",
    ),
    detail: true,
  },
  {
    what: "The wizard takes over a moment later",
    file: "components/islands/gate/gate.tsx",
    replace: "flushSync(() => setWizard(() => module.Wizard));",
    by: "setTimeout(() => flushSync(() => setWizard(() => module.Wizard)), 50);",
    caughtBy: browser("loses no press at the moment when the wizard's code takes over"),
    detail: true,
  },
  {
    what: "Full storage keeps the visitor out",
    file: wizard,
    replace: 'console.warn("The visit could not be remembered.", error);',
    by: "throw error;",
    caughtBy: browser("opens the page all the same"),
    detail: true,
  },
  {
    what: "Blocked storage closes the gate",
    file: closing,
    replace: "  } catch {\n    return;\n  }",
    by: "  } catch {}",
    caughtBy: browser("of someone whose storage is blocked shows the page, without a gate"),
    detail: true,
  },
  {
    what: "The gate stays closed when no script arrives",
    file: closing,
    replace: 'if (root.dataset.gate !== "closed") return;',
    by: "return;",
    caughtBy: browser("ends by itself within ten seconds"),
    detail: true,
  },
  {
    what: "Continue takes presses that nothing comes of",
    file: "app/styles/gate.css",
    replace: "pointer-events: none;",
    by: "pointer-events: auto;",
    caughtBy: browser("takes no press after an early one until the next question is there"),
    detail: true,
  },
  {
    what: "The wizard shows without JavaScript",
    file: "app/styles/gate.css",
    replace: ".gate {\n  display: none;\n}\n",
    by: "",
    caughtBy: {
      browser: {
        file: "tests/e2e/no-scripts.spec.ts",
        test: "/about can be read: no wizard, nothing hidden, nothing cut",
      },
    },
    detail: true,
  },
  {
    what: "A returning visitor loads the wizard's code",
    file: "components/islands/gate/gate.tsx",
    replace: "if (!closed) return;",
    by: 'if (!closed) return void import("./wizard");',
    caughtBy: browser("never shows the wizard, nor loads its code"),
    detail: true,
  },
  {
    what: "Only the value true counts as a visit",
    file: closing,
    replace: "localStorage.getItem(key) !== null",
    by: 'localStorage.getItem(key) === "true"',
    caughtBy: browser('"false" is a visit that was'),
    detail: true,
  },
]);
