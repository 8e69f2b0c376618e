/**
 * Returns whether onboarding has never been finished, nor failed in this tab. Where storage is blocked or broken it returns
 * false, because nobody may be kept out.
 */
export function isFirstVisit(onboardedKey: string, failedKey: string): boolean {
  try {
    return localStorage.getItem(onboardedKey) === null && sessionStorage.getItem(failedKey) === null;
  } catch {
    return false;
  }
}
