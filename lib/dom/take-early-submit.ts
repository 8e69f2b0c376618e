/**
 * Submits a form whose button was clicked before hydration: the head script has marked it with aria-busy
 * (components/head-script/mark-early-clicks.ts). A click that is still under way reaches the form by itself, so this waits for the
 * next task. Returns a function that ends it.
 */
export function takeEarlySubmit(form: HTMLFormElement): () => void {
  const busyButton = () => form.querySelector("[type=submit][aria-busy]");
  const clear = () => busyButton()?.removeAttribute("aria-busy");
  const timer = setTimeout(() => busyButton() && form.requestSubmit());
  form.addEventListener("submit", clear);
  return () => {
    clearTimeout(timer);
    form.removeEventListener("submit", clear);
  };
}
