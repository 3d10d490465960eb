import { FIRST_DOWNLOAD_KEY } from '@livery/domain/device'

/**
 * Script that runs before a page's own: marks the app offer as seen. Home's popup, which would cover the
 * page after a few seconds, is not part of the measurement. (A game's frame has no storage.)
 */
export const RETURNING = `if (self === top) localStorage.setItem(${JSON.stringify(FIRST_DOWNLOAD_KEY)}, '1')`
