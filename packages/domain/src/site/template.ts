export type Layout = 'new' | 'base'

/** Layouts chosen by the brand when it was built, or by its operator while the site runs. */
export type LayoutChoices = {
  readonly memberCentreLayout?: Layout | undefined
  readonly depositLayout?: Layout | undefined
}

/** Layout by the platform's number: 1 is the newer one, every other number the older one. */
export function layoutOf(choice: number | null | undefined): Layout | undefined {
  if (typeof choice !== 'number') return undefined
  return choice === 1 ? 'new' : 'base'
}

/**
 * Layout of one part of the site: the operator's live choice, or the brand's own until that is known.
 * @param live absent until the gateway has answered
 */
export function chosenLayout(
  part: keyof LayoutChoices,
  brand: LayoutChoices,
  live: LayoutChoices | undefined,
): Layout {
  return live?.[part] ?? brand[part] ?? 'base'
}
