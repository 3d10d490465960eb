import { isTokenPath, nearest, tokenPaths, type TokenPath } from '@livery/theme'

/** File of a brand's folder: token by name in its design, `{ "Brand/Primary": "color.brand.rest" }`. */
export const TOKEN_NAMES_FILE = 'tokenNames.json'

const paths: readonly string[] = tokenPaths

/** A name with dots for the slashes of Figma: Tokens Studio writes the same name with dots. */
const dotted = (name: string): string => name.replaceAll(/\s*[/.]\s*/g, '.')

/**
 * Token that a name of a design stands for: the one that the brand's own names give it, else the one of the same name in
 * any case; slashes and dots are the same. Otherwise the one that was probably meant.
 */
export function closestName(
  name: string,
  names: Readonly<Record<string, string>>,
): { readonly path?: TokenPath; readonly meant?: string | undefined } {
  const own = Object.entries(names).find(([each]) => dotted(each) === dotted(name))
  const given = dotted(own?.[1] ?? name)
  const path = paths.find((known) => known.toLowerCase() === given.toLowerCase())
  if (path !== undefined && isTokenPath(path)) return { path }
  return { meant: nearest(given, paths) }
}
