/** Formats in which a drawn picture travels, the smaller one first. */
export const FORMATS = ['avif', 'webp'] as const

export type PictureFormat = (typeof FORMATS)[number]

/**
 * Format for a browser by the `Accept` of its request. A kind must be named: what only accepts any picture
 * (`image/*`, `*\/*`) may be unable to draw a new one.
 * @returns undefined where it names none; such a browser gets the SVG
 */
export function formatFor(accept: string | undefined): PictureFormat | undefined {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, ...rest]) => !rest.some((word) => /^q=0(\.0*)?$/.test(word)))
      .map(([kind]) => kind),
  )
  return FORMATS.find((format) => named.has(`image/${format}`))
}
