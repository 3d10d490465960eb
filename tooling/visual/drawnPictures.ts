/**
 * Waits until the pictures on the open page are drawn, but no longer than `most` ms: one that a box cuts off entirely is
 * never fetched, and looks as if it were in the window. Runs in the page, so it uses nothing of this file:
 * `page.evaluate(drawnPictures, most)`.
 */
export async function drawnPictures(most: number): Promise<void> {
  const fetched = [...document.images].filter((picture) => {
    const { left, right, top } = picture.getBoundingClientRect()
    // Pictures outside of the view are not loaded, and waiting for them would never end.
    const isSeen = left < innerWidth && right > 0 && top < innerHeight && picture.checkVisibility()
    return picture.loading !== 'lazy' || isSeen
  })
  await Promise.race([
    // A picture that cannot be loaded shows the site's placeholder.
    Promise.allSettled(fetched.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, most)),
  ])
}
