/**
 * Ends this process with SIGTERM once the process that started it is gone. npm may be killed before it can pass the signal
 * on, and what a command has started would run on. (Windows keeps a gone parent's id, so this has no effect there.)
 */
export function exitWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
