/** Brotli kilobytes (1000 bytes) of a first visit to a page: the shell and everything the page loads before it can be used. */
export interface Budget {
  readonly script: number
  readonly style: number
}

/** Home is what a visitor weighs a site by; of 125 KB, react-dom, router, intl, jotai and the query client are 90. */
const HOME: Budget = { script: 125, style: 16 }

/** A page opened from home already has the shell; its own part may be this much larger than home's. */
const ANY_PAGE: Budget = { script: 145, style: 22 }

/** Pages by the source file of their lazy import; a page that is not named has the budget of any page. */
const BY_PAGE: Readonly<Record<string, Budget>> = {
  'packages/app/src/features/home/HomePage.tsx': HOME,
}

/** The budget of the page whose source file is given. */
export function budgetOf(page: string): Budget {
  return BY_PAGE[page] ?? ANY_PAGE
}
