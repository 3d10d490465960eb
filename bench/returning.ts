import { FIRST_DOWNLOAD_KEY } from '@livery/domain'

/**
 * Run before a page's own scripts: whoever comes has been offered the app before. Home's popup, which comes over the page
 * after a few seconds, is no part of what is measured. (A game's frame has no storage.)
 */
export const RETURNING = `if (self === top) localStorage.setItem(${JSON.stringify(FIRST_DOWNLOAD_KEY)}, '1')`
