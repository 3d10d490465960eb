import type { Page } from '@playwright/test'

/** Greatest distance of the first game from the top of home (S-home-40) and of the game centre (S-centre-22), CSS px. */
export const FIRST_GAME = { home: 520, centre: 300 } as const

/** Addresses of the pages on which games have to begin early. */
export const FIRST_GAME_PATHS = { home: '/m/home', centre: '/m/gameCenter' } as const

/** Least width of a game's picture, which flags and marks do not have, CSS px. */
const LEAST_WIDTH = 44

/**
 * Distance of the first game of a list from the top of the page, CSS px, by the frame of its picture, as a picture that
 * has not come yet is out of sight; infinite without any, as where pictures cannot be loaded.
 */
export const firstGame = (page: Page): Promise<number> =>
  page.locator('main :is(ul, ol) button img').evaluateAll((pictures, least) => {
    const frames = pictures
      .filter((picture) => picture.getBoundingClientRect().width >= least)
      .map((picture) => (picture.parentElement ?? picture).getBoundingClientRect())
    return Math.min(...frames.map(({ top }) => Math.round(top + scrollY)))
  }, LEAST_WIDTH)
