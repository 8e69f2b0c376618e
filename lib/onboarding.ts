/** Browser-storage key of the first visit's flag; "true" once the wizard has been finished. */
export const onboardedKey = "hasOnboarded";
