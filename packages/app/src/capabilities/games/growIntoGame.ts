import { prefersReducedMotion } from '@livery/ui/media'

/** Name that a tile's picture and the page of its game share for the time of the transition. */
export const GAME_TRANSITION = 'game'

/** Longest time that the browser holds the picture of the old page while the game's page comes, in ms. */
const PATIENCE_MS = 150
const STEP_MS = 10

/** Ends once the picture has left the page, or the patience is over. */
async function leftPage(picture: HTMLElement): Promise<void> {
  for (let waited = 0; picture.isConnected && waited < PATIENCE_MS; waited += STEP_MS)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
}

/**
 * Goes to a game, whose page grows out of the picture where the browser can do so and the player wants motion. The
 * game is asked for at once: the transition only shows the way.
 *
 * @param go navigates to the game's page
 */
export function growIntoGame(picture: HTMLElement | null | undefined, go: () => void): void {
  if (!picture || !('startViewTransition' in document) || prefersReducedMotion()) {
    go()
    return
  }
  picture.style.viewTransitionName = GAME_TRANSITION
  const transition = document.startViewTransition(() => {
    go()
    return leftPage(picture)
  })
  // A transition that cannot be shown is skipped by the browser; the game is there all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    picture.style.viewTransitionName = ''
  })
}
