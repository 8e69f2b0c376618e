/**
 * Runs as an inline script in <head>: keeps the last button that was pressed before the page's scripts arrived, so
 * that EarlyPress can press it again once it does something. Links and forms need no help: they work by themselves.
 */
export function catchEarlyPress(): void {
  const remember = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button[type="button"]');
    if (button) Object.assign(window, { earlyPress: button });
  };
  document.addEventListener("click", remember);
  Object.assign(window, { stopCatchingPresses: () => document.removeEventListener("click", remember) });
}
