/** Brotli kilobytes (1000 bytes) of a first visit to a page: the shell and everything the page loads before it can be used. */
export interface Budget {
  readonly script: number
  readonly style: number
}

/** Home is what a visitor weighs a site by; of 125 KB, react-dom, router, intl, jotai and the query client are 90. */
const HOME_PAGE: Budget = { script: 125, style: 16 }

/** A page that is opened as the very first one. From home most of it is there already: pages share home's chunk. */
const ANY_PAGE: Budget = { script: 160, style: 26 }

/** A form as the very first page: the form library is 13 of them, the human check and the sealing the rest. */
const FORM_PAGE: Budget = { script: 168, style: 26 }

const BY_PAGE: Readonly<Record<string, Budget>> = {
  home: HOME_PAGE,
  'packages/app/src/features/login/LoginPage.tsx': FORM_PAGE,
  'packages/app/src/features/register/RegisterPage.tsx': FORM_PAGE,
}

/** The budget of a page, by its source file; `home` for home. */
export function budgetOf(page: string): Budget {
  return BY_PAGE[page] ?? ANY_PAGE
}
