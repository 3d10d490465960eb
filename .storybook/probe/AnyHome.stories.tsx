import { ROUTES } from '@livery/domain/routes'
import { PAGE_LAYOUTS, type HomeSection } from '@livery/tenant'
import { brandStylesheet, defineBrand, solveBrand, type Brand } from '@livery/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { Fragment, useState, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import extremes from 'virtual:extreme-brands'

import { SectionContent } from '../../packages/app/src/features/home/components/SectionContent.tsx'
import * as css from '../../packages/app/src/features/home/home.css.ts'
import type { StoryAnswers } from '../../packages/app/src/testing/storyAnswers.ts'
import { StorySite, type StorySiteProps } from '../../packages/app/src/testing/StorySite.tsx'
import { brandSeeds } from '../../packages/theme/src/brand/brandSeeds.fixture.ts'
import { accessibilityFindings } from '../../packages/ui/testing/accessibilityFindings.ts'
import { overflowFindings } from '../../packages/ui/testing/overflowFindings.ts'
import { THEMES } from '../look.ts'
import { composedByChance } from './composedByChance.ts'
// Imported eagerly: the story shows the sections, not their loading.
import '../../packages/app/src/features/home/components/lazyPartsChunk.ts'

/**
 * Pages that nobody composed, in brands that nobody chose, with seeds by chance: home with every kind of section in a
 * variant by chance, and login, game centre, member centre and VIP page in each of their forms; and the homes of four
 * extreme brands. `VITE_HOME_SEED=7` makes others; the whole test always takes the same. Names and structure are examined in the
 * stories of the pages, so axe looks here at colours and sizes alone.
 */
const meta = {
  title: 'Tests/Any home',
  component: StorySite,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { stage: 'site', a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  args: { path: ROUTES.home.path },
} satisfies Meta<typeof StorySite>
export default meta
type Story = StoryObj<typeof meta>

const SEED = Number(import.meta.env['VITE_HOME_SEED'] ?? 18)

/** Circumstances of each brand: as players read it, and at its narrowest. */
const READERS = [
  { dir: 'ltr', text: '100%' },
  { dir: 'rtl', text: '200%' },
] as const

/**
 * Flaws of what is shown, in a brand and both its themes, as the reader of that number sees it.
 * @param name of the page, for the report
 */
async function flawsOf(
  shown: HTMLElement,
  name: string,
  { brand, faces = '' }: Looks,
  at: number,
): Promise<string[]> {
  const { dir, text } = READERS[at % READERS.length] ?? READERS[0]
  const root = document.documentElement
  const sheet = document.head.appendChild(document.createElement('style'))
  root.dir = dir
  root.style.fontSize = text
  sheet.textContent = faces + brandStylesheet(solveBrand(brand))
  await document.fonts.ready
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

/** A brand with the rules of its faces, where they are loaded. */
interface Looks {
  readonly brand: Brand
  readonly faces?: string
}

/** A page in one of its forms, and the brands that it is examined in. */
interface Page {
  readonly name: string
  readonly brands: readonly Looks[]
  readonly shown: ReactNode
  /** Selector of elements that the page has once it is there, and how many. */
  readonly mark: string
  readonly times?: number
}

/** One page after the other: a tap shows the next. */
function EveryPage({ pages }: { readonly pages: readonly Page[] }) {
  const [at, setAt] = useState(0)
  const page = pages[at]
  return (
    <div data-page={page?.name}>
      <button type="button" hidden aria-label="Next" onClick={() => setAt(at + 1)} />
      <Fragment key={at}>{page?.shown}</Fragment>
    </div>
  )
}

/** Examines each page in its brands, one reader after the other. */
async function examine(pages: readonly Page[], canvasElement: HTMLElement): Promise<void> {
  const found: string[] = []
  let seen = 0
  for (const { name, brands, mark, times = 1 } of pages) {
    await waitFor(
      () =>
        expect(
          canvasElement.querySelectorAll(`[data-page="${name}"] ${mark}`).length,
          `${mark} of ${name}`,
        ).toBeGreaterThanOrEqual(times),
      { timeout: 10_000 },
    )
    for (const looks of brands) {
      found.push(...(await flawsOf(canvasElement, name, looks, seen)))
      seen += 1
    }
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click()
  }
  await expect(found).toEqual([])
}

/** Brands by chance, always the same ones for a page: one for each reader. */
const byChance = (page: number): readonly Looks[] =>
  fc
    .sample(brandSeeds, { seed: SEED, numRuns: READERS.length * (page + 1) })
    .slice(READERS.length * page)
    .map((seeds) => ({ brand: defineBrand(seeds) }))

interface Composed extends Pick<Page, 'name' | 'brands'> {
  readonly sections: readonly HomeSection[]
}

/** Name of a section within its home: a kind may stand there in several variants, or for several categories. */
const nameOf = ({ kind, variant, ...settings }: HomeSection): string =>
  [kind, variant, 'category' in settings ? settings.category : ''].join(' ')

/** Homes by chance, and the homes of the extreme brands, each in its own. */
const COMPOSED: readonly Composed[] = [
  ...composedByChance(SEED, 2).map((sections, at) => ({
    name: `home ${at}`,
    brands: byChance(at),
    sections,
  })),
  ...extremes.map(({ name, brand, faces, home }) => ({ name, brands: [{ brand, faces }], sections: home })),
]
const HOMES = COMPOSED.map(({ name, brands, sections }): Page => ({
  name,
  brands,
  // Some sections are for others than this member, and some stand without a heading.
  mark: 'h2',
  times: sections.length / 2,
  shown: (
    <StorySite path={ROUTES.home.path} signedIn>
      <main className={css.shelves}>
        {sections.map((section) => (
          <SectionContent key={nameOf(section)} section={section} />
        ))}
      </main>
    </StorySite>
  ),
}))

export const AnyHome: Story = {
  render: () => <EveryPage pages={HOMES} />,
  play: ({ canvasElement }) => examine(HOMES, canvasElement),
}

/** A member in the middle of the VIP ladder. */
const atGold: StoryAnswers = ({ tenant: { currency }, offer: { vipLevels }, money }) => ({
  getVip: {
    currency,
    level: 3,
    turnover: money(161_200),
    nextTurnover: money(500_000),
    levels: [...vipLevels],
  },
})

const member: Partial<StorySiteProps> = { signedIn: true }
/** Pages with forms: their addresses, and who sees them. */
const FORMED = {
  login: { path: ROUTES.login.path },
  gameCentre: { path: ROUTES.gameCenter.path },
  memberCentre: { path: ROUTES.memberHome.path, ...member },
  vip: { path: ROUTES.vip.path, ...member, answers: atGold },
}

/** Every form of those pages, in a brand by chance for each reader. */
const FORMS: readonly Page[] = (Object.keys(FORMED) as (keyof typeof FORMED)[])
  .flatMap((page) => PAGE_LAYOUTS[page].map((form) => ({ page, form })))
  .map(({ page, form }, at) => ({
    name: `${page} ${form}`,
    brands: byChance(at),
    mark: ':is(form, main li, main table)',
    shown: <StorySite {...FORMED[page]} pinned={{ pages: { [page]: form }, flags: { VIP: true } }} />,
  }))

export const AnyForm: Story = {
  render: () => <EveryPage pages={FORMS} />,
  play: ({ canvasElement }) => examine(FORMS, canvasElement),
}
