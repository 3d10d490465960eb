import type { SolvedBrand, ThemeName } from '@livery/theme'

import type { Look } from './looks.ts'

/** Surface on which enough of a picture has to be seen. */
export interface Surface {
  /** CSS colour. */
  readonly color: string
  /** Name of the place, as a phrase. */
  readonly where: string
}

/**
 * Surface of each theme on which its logo stands: that of the header, which is the page's. Bars that are dark in both themes
 * show the dark theme's logo; the light one stands on the pages for login and registration then.
 */
export function logoSurfaces({ dark, light }: SolvedBrand): Readonly<Record<ThemeName, string>> {
  return { dark: dark['color.surface.page'], light: light['color.surface.page'] }
}

const LOGO = 'logo.svg'
const LIGHT_LOGO = 'logo-light.svg'

/** Surfaces that a picture stands on in the looks of its brand, each once; none for a picture that is no logo. */
export function surfacesOf(file: string, files: readonly string[], looks: readonly Look[]): Surface[] {
  const themes: ThemeName[] = []
  if (file === LOGO) themes.push('dark')
  if (file === (files.includes(LIGHT_LOGO) ? LIGHT_LOGO : LOGO)) themes.push('light')
  const surfaces = looks.flatMap(({ season, solved }) =>
    themes.map((theme) => ({
      color: logoSurfaces(solved)[theme],
      where: `the ${theme} theme’s header${season === undefined ? '' : ` in the season ${season.name}`}`,
    })),
  )
  return [...new Map(surfaces.toReversed().map((surface) => [surface.color, surface])).values()].toReversed()
}
