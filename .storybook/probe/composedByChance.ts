import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { HOME_SECTION_KINDS, HOME_SECTIONS, homeSection, type HomeSection } from '@livery/tenant'
import * as fc from 'fast-check'

/** Homes with a section of each kind under a heading of its own, in variants by chance. */
export const composedByChance = (seed: number, homes: number): readonly (readonly HomeSection[])[] =>
  fc
    .sample(
      fc.array(fc.nat(), { minLength: HOME_SECTION_KINDS.length, maxLength: HOME_SECTION_KINDS.length }),
      {
        seed,
        numRuns: homes,
      },
    )
    .map((chances) =>
      HOME_SECTION_KINDS.map((kind, at) => {
        const variants: readonly string[] = HOME_SECTIONS[kind]
        const variant = variants[(chances[at] ?? 0) % variants.length]
        const title = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, kind]))
        const shelf = kind === 'category' && { category: 'RNG', limit: 6 }
        return homeSection(kind, { variant, title, ...shelf } as Partial<HomeSection>)
      }),
    )
