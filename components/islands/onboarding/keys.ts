/** The key in local storage with the value "true" once onboarding has been finished (docs/product.md). */
export const onboardedKey = "hasOnboarded";

/** The key in session storage with the value "true" once onboarding has failed in this tab. */
export const failedKey = "onboardingFailed";
