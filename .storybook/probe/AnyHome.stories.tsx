import { ROUTES } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { HOME_SECTIONS, homeSection, type HomeSection, type HomeSectionKind } from '@livery/tenant'
import { brandStylesheet, defineBrand, solveBrand } from '@livery/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, waitFor } from 'storybook/test'

import { SectionContent } from '../../packages/app/src/features/home/components/SectionContent.tsx'
import * as css from '../../packages/app/src/features/home/home.css.ts'
import { StorySite } from '../../packages/app/src/testing/StorySite.tsx'
import { brandSeeds } from '../../packages/theme/src/brand/brandSeeds.fixture.ts'
import { accessibilityFindings } from '../../packages/ui/testing/accessibilityFindings.ts'
import { overflowFindings } from '../../packages/ui/testing/overflowFindings.ts'
import { THEMES } from '../look.ts'
// Imported eagerly: the story shows the sections, not their loading.
import '../../packages/app/src/features/home/components/lazyPartsChunk.ts'

/**
 * A home that nobody composed, in brands that nobody chose: every kind of section in a variant by chance, in seeds by
 * chance. `VITE_HOME_SEED=7` makes another home; the whole test always takes the same. Names and structure are
 * examined in the stories of home's sections, so axe looks here at colours and sizes alone.
 */
const meta = {
  title: 'Tests/Any home',
  component: StorySite,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { stage: 'site', a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  args: { path: ROUTES.home.path, signedIn: true },
} satisfies Meta<typeof StorySite>
export default meta
type Story = StoryObj<typeof meta>

const SEED = Number(import.meta.env['VITE_HOME_SEED'] ?? 18)
const by = <T,>(arbitrary: fc.Arbitrary<T>): T[] => fc.sample(arbitrary, { seed: SEED, numRuns: 2 })

const KINDS = Object.keys(HOME_SECTIONS) as HomeSectionKind[]
const chances = by(fc.array(fc.nat(), { minLength: KINDS.length, maxLength: KINDS.length }))[0] ?? []

/** A section of each kind under a heading of its own, in the variant of chance. */
const SECTIONS = KINDS.map((kind, at) => {
  const variants: readonly string[] = HOME_SECTIONS[kind]
  const variant = variants[(chances[at] ?? 0) % variants.length]
  const title = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, kind]))
  const shelf = kind === 'category' && { category: 'RNG', limit: 6 }
  return homeSection(kind, { variant, title, ...shelf } as Partial<HomeSection>)
})

/** Circumstances of each brand: as players read it, and at its narrowest. */
const READERS = [
  { dir: 'ltr', text: '100%' },
  { dir: 'rtl', text: '200%' },
] as const

export const AnyHome: Story = {
  args: {
    children: (
      <main className={css.shelves}>
        {SECTIONS.map((section) => (
          <SectionContent key={section.kind} section={section} />
        ))}
      </main>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(8), { timeout: 10_000 })
    const root = document.documentElement
    const sheet = document.head.appendChild(document.createElement('style'))
    const found: string[] = []
    for (const [at, seeds] of by(brandSeeds).entries()) {
      const { dir, text } = READERS[at % READERS.length] ?? READERS[0]
      root.dir = dir
      root.style.fontSize = text
      sheet.textContent = brandStylesheet(solveBrand(defineBrand(seeds)))
      for (const theme of THEMES) {
        root.dataset['theme'] = theme
        const flaws = [...(await accessibilityFindings(canvasElement)), ...overflowFindings(canvasElement)]
        found.push(...flaws.map((flaw) => `home ${SEED}, brand ${at}, ${theme}, ${dir}, ${text}: ${flaw}`))
      }
    }
    sheet.remove()
    root.dir = 'ltr'
    root.style.fontSize = ''
    await expect(found).toEqual([])
  },
}
