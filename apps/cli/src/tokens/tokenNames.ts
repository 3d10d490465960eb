import { isTokenPath, nearest, tokenPaths, type TokenPath } from '@livery/theme'

/** File of a brand's folder: token by name in its design, `{ "Brand/Primary": "color.brand.rest" }`. */
export const TOKEN_NAMES_FILE = 'tokenNames.json'

const paths: readonly string[] = tokenPaths

/**
 * Token that a name of a design stands for: the one that the brand's own names give it, else the one of the same name,
 * with slashes for dots and in any case. Otherwise the one that was probably meant.
 */
export function closestName(
  name: string,
  names: Readonly<Record<string, string>>,
): { readonly path?: TokenPath; readonly meant?: string | undefined } {
  const given = names[name] ?? name
  const dotted = given.replaceAll(/\s*[/.]\s*/g, '.')
  const path = paths.find((known) => known.toLowerCase() === dotted.toLowerCase())
  if (path !== undefined && isTokenPath(path)) return { path }
  return { meant: nearest(dotted, paths) }
}
