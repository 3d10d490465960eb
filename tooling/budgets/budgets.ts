/**
 * Budget of a first visit to a page, in Brotli kilobytes (1000 bytes): the shell and everything that the page
 * loads before it can be used.
 */
export interface Budget {
  readonly script: number
  readonly style: number
}

/**
 * Budget of home, the page of most first visits; of 125 KB, react-dom, router, intl, jotai and the query
 * client are 90.
 */
const HOME_PAGE: Budget = { script: 125, style: 16 }

/**
 * Budget of a page opened as the very first one. From home most of it is loaded already: pages share home's
 * chunk.
 */
const ANY_PAGE: Budget = { script: 160, style: 26 }

/**
 * Budget of a form opened as the very first page: 13 KB of it are the form library, the rest the captcha and
 * the encryption.
 */
const FORM_PAGE: Budget = { script: 168, style: 26 }

const BY_PAGE: Readonly<Record<string, Budget>> = {
  home: HOME_PAGE,
  'packages/app/src/features/login/LoginPage.tsx': FORM_PAGE,
  'packages/app/src/features/register/RegisterPage.tsx': FORM_PAGE,
}

/** Budget of a page, by its source file; `home` for home. */
export function budgetOf(page: string): Budget {
  return BY_PAGE[page] ?? ANY_PAGE
}
