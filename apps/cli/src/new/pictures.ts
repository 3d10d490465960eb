import { readFile } from 'node:fs/promises'

import { defineBrand, solveBrand } from '@livery/theme'

import { UserError } from '../terminal/userError.ts'
import { drawIcon, drawLogo, iconAround } from './drawings.ts'
import { LEAST_SEEN, seenOn } from './legibility.ts'
import type { NewTenant } from './newTenant.ts'
import { recolour } from './recolour.ts'
import { brandInput } from './sources.ts'
import { tidyLogo } from './tidyLogo.ts'

/** A brand's pictures by path, and what somebody should know of them. */
export interface BrandPictures {
  readonly files: Readonly<Record<string, string>>
  /** What was done to the given pictures, and what they still lack. */
  readonly notes: readonly string[]
}

/** Text of a drawn logo on dark and on light surfaces. */
const INK = { onDark: '#ffffff', onLight: '#14161a' }

async function readPicture(path: string, flag: string): Promise<string> {
  const content = await readFile(path, 'utf8').catch(() => undefined)
  if (content === undefined) throw new UserError(`--${flag} names ${path}, which cannot be read.`)
  if (/<svg\b/i.test(content)) return content
  throw new UserError(
    `--${flag} names ${path}, which is no SVG. Logos are drawn in many sizes: ask your designer for the vector file.`,
  )
}

interface Variant {
  readonly svg: string
  readonly note?: string
}

const percent = (part: number | undefined) => `${Math.round((part ?? 0) * 100)} %`

/** The logo for one theme: as given where it is seen, its colours moved where it is not. */
async function variantFor(theme: 'dark' | 'light', logo: string, ground: string): Promise<Variant> {
  const seen = await seenOn(logo, ground)
  if (seen === undefined)
    return { svg: logo, note: 'the logo cannot be drawn here, so nobody measured whether it is seen' }
  if (seen >= LEAST_SEEN) return { svg: logo }
  const repainted = recolour(logo, ground)
  const better = await seenOn(repainted, ground)
  if (better !== undefined && better >= LEAST_SEEN) {
    return {
      svg: repainted,
      note: `only ${percent(seen)} of the logo is seen on ${theme} surfaces: made a variant of ${percent(better)}`,
    }
  }
  const flag = theme === 'dark' ? '--logo' : '--logo-light'
  return {
    svg: logo,
    note: `only ${percent(seen)} of the logo is seen on ${theme} surfaces, and no variant is better: give one with ${flag}`,
  }
}

async function givenLogo(answers: NewTenant, path: string): Promise<BrandPictures> {
  const { dark, light } = solveBrand(defineBrand(brandInput(answers)))
  const read = async (file: string, flag: string) => tidyLogo(await readPicture(file, flag))
  const logo = await read(path, 'logo')
  const own = answers.logoLight === undefined ? undefined : await read(answers.logoLight, 'logo-light')
  const onDark = await variantFor('dark', logo.svg, dark['color.surface.page'])
  const onLight = await variantFor('light', own?.svg ?? logo.svg, light['color.surface.page'])
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

/** The pictures of a new brand: given ones made fit for both themes, drawn ones where nothing was given. */
export async function brandPictures(answers: NewTenant & { accent: string }): Promise<BrandPictures> {
  const { name, color, accent } = answers
  const drawn = {
    'assets/logo.svg': drawLogo(name, color, accent, INK.onDark),
    'assets/logo-light.svg': drawLogo(name, color, accent, INK.onLight),
  }
  const given =
    answers.logo === undefined ? { files: drawn, notes: [] } : await givenLogo(answers, answers.logo)
  const icon = answers.icon === undefined ? undefined : tidyLogo(await readPicture(answers.icon, 'icon'))
  if (icon !== undefined) {
    const notes = [...given.notes, ...icon.done.map((what) => `icon: ${what}`)]
    return { files: { ...given.files, 'assets/icon.svg': icon.svg }, notes }
  }
  const logo = answers.logo === undefined ? undefined : given.files['assets/logo.svg']
  return { files: { ...given.files, 'assets/icon.svg': await drawnIcon(answers, logo) }, notes: given.notes }
}

/** An icon of what there is: the logo on the brand's colour, recoloured where it would vanish in it, or a mark. */
async function drawnIcon({ name, color, accent }: NewTenant & { accent: string }, logo: string | undefined) {
  if (logo === undefined) return drawIcon(name, color, accent)
  const seen = await seenOn(logo, color)
  const mark = seen === undefined || seen >= LEAST_SEEN ? logo : recolour(logo, color)
  return iconAround(mark, color) ?? drawIcon(name, color, accent)
}
