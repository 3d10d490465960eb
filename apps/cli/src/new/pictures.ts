import { logoSurfaces, type DrawPicture } from '@livery/tenant'
import { defineBrand, solveBrand } from '@livery/theme'

import { MIN_VISIBLE_SHARE, visibleShare } from '../pictures/legibility.ts'
import { drawIcon, drawLogo, iconAround } from './drawings.ts'
import { givenPicture } from './givenPicture.ts'
import type { NewTenant } from './newTenant.ts'
import { recolour } from './recolour.ts'
import { brandInput } from './sources.ts'

/** A brand's pictures by path, with notes for the person who made the brand. */
export interface BrandPictures {
  readonly files: Readonly<Record<string, string>>
  /** Changes made to the given pictures, and their remaining flaws. */
  readonly notes: readonly string[]
}

/** Text colours of a generated logo on dark and on light surfaces. */
const INK = { onDark: '#ffffff', onLight: '#14161a' }

interface Variant {
  readonly svg: string
  readonly note?: string
}

const percent = (part: number | undefined) => `${Math.round((part ?? 0) * 100)} %`

/** Logo for one theme: unchanged where visible, recoloured where not. */
async function variantFor(theme: 'dark' | 'light', logo: string, background: string): Promise<Variant> {
  const seen = await visibleShare(logo, background)
  if (seen === undefined)
    return { svg: logo, note: 'the logo cannot be drawn here, so its visibility was not measured' }
  if (seen >= MIN_VISIBLE_SHARE) return { svg: logo }
  const repainted = recolour(logo, background)
  const better = await visibleShare(repainted, background)
  if (better !== undefined && better >= MIN_VISIBLE_SHARE) {
    return {
      svg: repainted,
      note: `only ${percent(seen)} of the logo is visible on ${theme} surfaces: made a variant with ${percent(better)}`,
    }
  }
  // No variant is better: the check of the new brand warns of it.
  return { svg: logo }
}

async function givenLogo(answers: NewTenant, path: string, draw: DrawPicture): Promise<BrandPictures> {
  const surfaces = logoSurfaces(solveBrand(defineBrand(brandInput(answers))))
  const read = (file: string, flag: string) =>
    givenPicture({ path: file, flag, tenant: answers.id, name: `${flag}.svg` }, draw)
  const logo = await read(path, 'logo')
  const own = answers.logoLight === undefined ? undefined : await read(answers.logoLight, 'logo-light')
  const onDark = await variantFor('dark', logo.svg, surfaces.dark)
  const onLight = await variantFor('light', own?.svg ?? logo.svg, surfaces.light)
  const notes = [
    ...logo.done.map((what) => `logo: ${what}`),
    ...(own?.done ?? []).map((what) => `light logo: ${what}`),
    ...[onDark.note, onLight.note].filter((note) => note !== undefined),
  ]
  const files = {
    'assets/logo.svg': onDark.svg,
    ...(onLight.svg === onDark.svg ? {} : { 'assets/logo-light.svg': onLight.svg }),
  }
  return { files, notes }
}

/** Pictures of a new brand: the given ones adapted to both themes, generated ones where none was given. */
export async function brandPictures(
  answers: NewTenant & { accent: string },
  draw: DrawPicture,
): Promise<BrandPictures> {
  const { name, color, accent } = answers
  const drawn = {
    'assets/logo.svg': drawLogo(name, color, accent, INK.onDark),
    'assets/logo-light.svg': drawLogo(name, color, accent, INK.onLight),
  }
  const given =
    answers.logo === undefined ? { files: drawn, notes: [] } : await givenLogo(answers, answers.logo, draw)
  const icon =
    answers.icon === undefined
      ? undefined
      : await givenPicture({ path: answers.icon, flag: 'icon', tenant: answers.id, name: 'icon.svg' }, draw)
  if (icon !== undefined) {
    const notes = [...given.notes, ...icon.done.map((what) => `icon: ${what}`)]
    return { files: { ...given.files, 'assets/icon.svg': icon.svg }, notes }
  }
  const logo = answers.logo === undefined ? undefined : given.files['assets/logo.svg']
  return { files: { ...given.files, 'assets/icon.svg': await drawnIcon(answers, logo) }, notes: given.notes }
}

/**
 * Generated icon: the logo on the brand's colour, recoloured where it would be invisible, or a generated
 * mark.
 */
async function drawnIcon({ name, color, accent }: NewTenant & { accent: string }, logo: string | undefined) {
  if (logo === undefined) return drawIcon(name, color, accent)
  const seen = await visibleShare(logo, color)
  const mark = seen === undefined || seen >= MIN_VISIBLE_SHARE ? logo : recolour(logo, color)
  return iconAround(mark, color) ?? drawIcon(name, color, accent)
}
