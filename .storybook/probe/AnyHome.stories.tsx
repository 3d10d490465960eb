import { ROUTES } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import {
  HOME_SECTIONS,
  homeSection,
  PAGE_LAYOUTS,
  type HomeSection,
  type HomeSectionKind,
} from '@livery/tenant'
import { brandStylesheet, defineBrand, solveBrand, type BrandInput } from '@livery/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { useState } from 'react'
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
 * Pages that nobody composed, in brands that nobody chose, with seeds by chance: home with every kind of section in a
 * variant by chance, and login, game centre and member centre in each of their forms. `VITE_HOME_SEED=7` makes others; the whole test
 * always takes the same. Names and structure are examined in the stories of the pages, so axe looks here at colours and
 * sizes alone.
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
const by = <T,>(arbitrary: fc.Arbitrary<T>, numRuns = 2): T[] => fc.sample(arbitrary, { seed: SEED, numRuns })

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

/**
 * Flaws of what is shown, in a brand of these seeds and both its themes, as the reader of that number sees it.
 * @param name of the page, for the report
 */
async function flawsOf(shown: HTMLElement, name: string, seeds: BrandInput, at: number): Promise<string[]> {
  const { dir, text } = READERS[at % READERS.length] ?? READERS[0]
  const root = document.documentElement
  const sheet = document.head.appendChild(document.createElement('style'))
  root.dir = dir
  root.style.fontSize = text
  sheet.textContent = brandStylesheet(solveBrand(defineBrand(seeds)))
  const found: string[] = []
  for (const theme of THEMES) {
    root.dataset['theme'] = theme
    const flaws = [...(await accessibilityFindings(shown)), ...overflowFindings(shown)]
    found.push(...flaws.map((flaw) => `${name} ${SEED}, brand ${at}, ${theme}, ${dir}, ${text}: ${flaw}`))
  }
  sheet.remove()
  root.dir = 'ltr'
  root.style.fontSize = ''
  return found
}

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
    const found: string[] = []
    for (const [at, seeds] of by(brandSeeds).entries())
      found.push(...(await flawsOf(canvasElement, 'home', seeds, at)))
    await expect(found).toEqual([])
  },
}

/** Every form of login, game centre and member centre. */
const FORMS = [
  ...PAGE_LAYOUTS.login.map((login) => ({
    path: ROUTES.login.path,
    pinned: { pages: { login } },
    name: login,
  })),
  ...PAGE_LAYOUTS.gameCentre.map((gameCentre) => ({
    path: ROUTES.gameCenter.path,
    pinned: { pages: { gameCentre } },
    name: gameCentre,
  })),
  ...PAGE_LAYOUTS.memberCentre.map((memberCentre) => ({
    path: ROUTES.memberHome.path,
    pinned: { pages: { memberCentre } },
    name: memberCentre,
  })),
]

/** One form after the other: a tap shows the next. */
function EveryForm() {
  const [at, setAt] = useState(0)
  const form = FORMS[at]
  return (
    <div data-form={form?.name}>
      <button type="button" hidden aria-label="Next" onClick={() => setAt(at + 1)} />
      {form && (
        <StorySite
          key={at}
          path={form.path}
          pinned={form.pinned}
          signedIn={form.path === ROUTES.memberHome.path}
        />
      )}
    </div>
  )
}

export const AnyForm: Story = {
  render: () => <EveryForm />,
  play: async ({ canvasElement }) => {
    const brands = by(brandSeeds, FORMS.length * READERS.length)
    const found: string[] = []
    for (const [at, { name, path }] of FORMS.entries()) {
      await waitFor(
        () => expect(canvasElement.querySelector(`[data-form=${name}] :is(form, main li)`)).not.toBeNull(),
        { timeout: 10_000 },
      )
      for (const reader of READERS.keys()) {
        const brand = at * READERS.length + reader
        const seeds = brands[brand]
        if (seeds) found.push(...(await flawsOf(canvasElement, `${path} ${name}`, seeds, brand)))
      }
      canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click()
    }
    await expect(found).toEqual([])
  },
}
