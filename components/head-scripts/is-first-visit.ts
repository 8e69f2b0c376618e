/** Returns whether onboarding has never been finished. It has if storage is blocked or broken, because nobody may be kept out. */
export function isFirstVisit(key: string): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}
