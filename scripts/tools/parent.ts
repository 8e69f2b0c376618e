/**
 * Ends this process, by SIGTERM to itself, once the one that started it is gone. npm passes a signal to the
 * shell between it and a script, and not every shell passes it on: without this, what a script has started
 * would run on. (Windows keeps the number of a parent that has gone, so there it does nothing.)
 */
export function followParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
