/**
 * Marks each photo as shown, so that it fades in once it is complete, or as failed, so that its illustration shows without a
 * broken-image icon. One listener serves all photos, so they need no client component. The observer finds photos that
 * loaded before they were attached (client navigation, cache).
 */
export function watchPhotos(): void {
  const settle = (image: HTMLImageElement) => {
    if (image.complete && image.currentSrc) image.dataset.photo = image.naturalWidth ? "shown" : "failed";
  };
  const onSettled = (event: Event) => {
    if (event.target instanceof HTMLImageElement && "photo" in event.target.dataset) settle(event.target);
  };
  document.addEventListener("load", onSettled, true);
  document.addEventListener("error", onSettled, true);
  new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[data-photo=loading]")) settle(image);
  }).observe(document, { childList: true, subtree: true });
}
