/**
 * Runs as an inline script in <head>, before any photo: marks each as shown or failed, so that a photo fades
 * in once it is whole and a failed one leaves its frame's drawing alone, without a broken-image mark. One
 * listener serves all pages and pictures, where a client component each would ship with every photo. Pictures
 * that settled before they were attached (client navigation, cache) are caught by the observer.
 */
export function watchPhotos(): void {
  const settle = (image: HTMLImageElement) => {
    if (image.complete && image.currentSrc) image.dataset.photo = image.naturalWidth ? "shown" : "failed";
  };
  const onSettled = (event: Event) => {
    if (event.target instanceof HTMLImageElement && "photo" in event.target.dataset) settle(event.target);
  };
  document.documentElement.dataset.photos = "";
  document.addEventListener("load", onSettled, true);
  document.addEventListener("error", onSettled, true);
  new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-photo=""]')) settle(image);
  }).observe(document, { childList: true, subtree: true });
}
