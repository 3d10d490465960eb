import { prefersReducedMotion } from '@livery/ui/media'

/** Name that a tile's picture and the page of its game share for the time of the transition. */
export const GAME_TRANSITION = 'game'

/** Time that the browser waits for the game's page before it compares it with the old one, in ms. */
const PATIENCE_MS = 60

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
  const { ready, finished } = document.startViewTransition(() => {
    go()
    return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  })
  // A transition that cannot be shown is skipped by the browser; the game is there all the same.
  ready.catch(() => undefined)
  void finished.finally(() => {
    picture.style.viewTransitionName = ''
  })
}
