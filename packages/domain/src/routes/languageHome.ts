/** A language's tag in lower case, as the one part of a path: `/vi`, `/zh-hans/`. */
const LANGUAGE_HOME = /^\/(?<tag>[a-z]{2,3}(?:-[a-z]{2,8}){0,2})\/?$/

/**
 * Address of home in a language other than the brand's main one, which keeps `/`. It ends in a slash: every host of
 * static files answers it with the folder's `index.html`.
 * @param tag BCP 47 tag of the language, as the list of languages has it: `zh-Hans`
 */
export function languageHomePath(tag: string): string {
  return `/${tag.toLowerCase()}/`
}

/** Tag, in lower case, that a path chooses as the language of home; `null` for every other path. */
export function languageOfHome(pathname: string): string | null {
  return LANGUAGE_HOME.exec(pathname)?.groups?.['tag'] ?? null
}
