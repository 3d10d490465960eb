import { prefersReducedMotion } from '@livery/ui/media'

/** Name that a tile's picture and the page of its game share for the time of the transition. */
export const GAME_TRANSITION = 'game'

/** Data attribute of the root element while a picture grows: only then the game's page has the name. */
export const GROWING = 'growing'

/** Longest time that the browser waits for the game's page before it shows what is there, in ms. */
const PATIENCE_MS = 400

let arrived: () => void = () => undefined

/** Tells the transition that the game's page is in the document, so that the picture can grow into it. */
export const gamePageArrived = (): void => arrived()

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
  const { dataset } = document.documentElement
  picture.style.viewTransitionName = GAME_TRANSITION
  dataset[GROWING] = ''
  const { ready, finished } = document.startViewTransition(() => {
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve
      setTimeout(resolve, PATIENCE_MS)
    })
    go()
    return arrival
  })
  // A transition that cannot be shown is skipped by the browser; the game is there all the same.
  ready.catch(() => undefined)
  void finished.finally(() => {
    picture.style.viewTransitionName = ''
    delete dataset[GROWING]
  })
}
