import { HOME_PARTS } from './weigh.ts'

/**
 * Budget of a first visit to a page, in Brotli kilobytes (1000 bytes) and files: everything that the page loads before
 * it can be used.
 */
export interface Budget {
  readonly script: number
  readonly scripts: number
  readonly style: number
}

/**
 * Budget of home, the page of most first visits. Of its 136.8 KB, React, router, intl, jotai and query client are 88,
 * 0.2 read the browser's formats in a worker (D-0071), 0.2 keep taps and texts until a page is adopted, 0.3 repeat a refresh without an answer and lead to what an account
 * lacks, 0.1 asks again for parts whose code did not come, 0.2 are sports and bets in the bottom menu, and 0.1 tells tiles with a heart, whose tag gives way to it. All pages share one style sheet: two kilobytes of it are what wide
 * windows, variants of inner pages (D-0033), the sports board (D-0031) and offers as text (D-0032) need, 0.7 are
 * moments, the drawings of brands (D-0041) and pulling to refresh, and 0.8 the forms of login and game centre with what
 * headings, choices and fields take from tokens (D-0063), 0.1 lists and tiles side by side in wide windows (D-0064),
 * 0.1 sums that take a line of their own in large text, 0.3 the forms of the member centre (D-0073), and 0.3 those of the
 * VIP page (D-0074).
 */
const HOME_PAGE: Budget = { script: 136.8, scripts: 6, style: 19.5 }

/**
 * Budget of home with everything that it fetches by itself, over all brands. A journey sees that home fetches nothing
 * else; one brand's home fetches some 175 KB in 10 to 12 files. Of it, 0.1 asks for the style sheet that documents no
 * longer hold (D-0059), 0.1 says what may come on a first visit (D-0060), and 0.1 lets a list's later
 * pictures wait for its first row; 0.2 takes the part of an answer that a document carries, for up to 7 KB
 * less of the document (D-0067), 0.2 reads formats in a worker (D-0071), 0.3 repeats a refresh without an answer (D-0016), 0.2 leaves a page that says so where the frame
 * breaks, 0.1 keeps letters of a game's art from its name, and 0.1 are sports and bets in the bottom menu.
 */
const HOME_WITH_PARTS: Budget = { script: 177, scripts: 16, style: 19.5 }

/**
 * Budget of an area or page opened as the very first one. A visitor's document shows its content before, and from home
 * three quarters of it are loaded already. Two of the files, of 1 KB at most, are the bundler's and the entry's own.
 * Half a kilobyte is the names of the icons, by which brands replace them (D-0049), 0.2 the forms of the login, which are
 * in a file that several areas share (D-0063), 0.2 takes the part of an answer that a document carries, which is in the
 * frame of every page (D-0067), 0.7 is a slip whose odds have changed with what home's budget has since, 0.2 keeps the path to return to between the steps of signing in and says that an address is empty, and 0.2 is the page of a broken frame and names that a search reads with the vowels of
 * Indic scripts, 0.2 is texts of more words and the shared row that scrolls sideways, and 0.3 the table and the membership card, which several areas share since the VIP page has forms (D-0074).
 */
const OTHER_PAGE: Budget = { script: 211, scripts: 9, style: 19.5 }

/**
 * Budget of the texts that a start on home waits for, in any language, in Brotli kilobytes: those of home and the frame.
 * The compile finds them by the modules that name them (`chunkGroups.ts`).
 */
export const HOME_TEXTS = 6

/** Budget of a page, by its key in the manifest; `home` for home. */
export const budgetOf = (page: string): Budget =>
  page === 'home' ? HOME_PAGE : page === HOME_PARTS ? HOME_WITH_PARTS : OTHER_PAGE

/**
 * Budget of documents in Brotli kilobytes, by the folder and the name of their file: content, answers and the styles that
 * the content uses are in them. Home holds its first shelves; lists of games hold a page of a catalogue. They are weighed
 * with the sandbox's answers, as visitors get them. Up to 13 a phone gets all of a page, headers included, in one round
 * trip; up to 43 in two.
 */
const DOCUMENTS: readonly (readonly [file: RegExp, brotli: number])[] = [
  // Of lotteries and games it holds what it shows (D-0067). 0.1 is for draws and prizes, which change with the hour.
  [/^([\w-]+\/)?index\.html$/, 21],
  [/^_pages\/m\/(gameCenter|slotsCenter)/, 18],
  // Its offers are text over pictures; the list of countries is in it too.
  [/^_pages\/m\/register/, 18.8],
  // The list of countries.
  [/^_pages\/m\/forget/, 17],
  [/^_pages\//, 16.8],
]

/** Budget of a document in Brotli kilobytes; undefined for a file that is none. */
export function documentBudgetOf(file: string): number | undefined {
  return DOCUMENTS.find(([files]) => files.test(file))?.[1]
}
