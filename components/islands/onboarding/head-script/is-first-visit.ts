/**
 * Returns whether onboarding has never been finished, nor failed in this tab. It returns false where storage is blocked or
 * broken, and for a saved page, whose scripts never load, because nobody may be kept out.
 */
export function isFirstVisit(onboardedKey: string, failedKey: string): boolean {
  if (!location.protocol.startsWith("http")) return false;
  try {
    return localStorage.getItem(onboardedKey) === null && sessionStorage.getItem(failedKey) === null;
  } catch {
    return false;
  }
}
