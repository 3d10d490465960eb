import { ROUTES } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { HOME_SECTIONS, homeSection, type HomeSection, type HomeSectionKind } from '@livery/tenant'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { StorySite } from '#testing/StorySite.tsx'

import { SectionContent } from './components/SectionContent.tsx'
import * as css from './home.css.ts'
// Imported eagerly: the stories show the sections, not their loading.
import './components/lazyPartsChunk.ts'
import './components/sports/SportsBoard.tsx'

/** Heading of a variant: its name, the same in every language, so that no two regions of a story share one. */
const named = (name: string) => Object.fromEntries(LANGUAGE_CODES.map((code) => [code, name]))

/** Variants of a kind. The hot games have those of a category's shelf, with a search box above, which is shown once. */
const variantsOf = (kind: HomeSectionKind) =>
  kind === 'hot' ? HOME_SECTIONS.hot.slice(0, 1) : HOME_SECTIONS[kind]

/** Story of each kind: a kind without one does not compile. The rail of categories is at the top of the page of home. */
const STORIES = {
  hero: 'Offers',
  promotions: 'Offers',
  invite: 'Offers',
  account: 'Account',
  shortcuts: 'Account',
  news: 'Account',
  categories: 'the page of home',
  hot: 'Games',
  category: 'Games',
  stories: 'Strips',
  studios: 'Strips',
  live: 'Strips',
  recent: 'OwnGames',
  favourites: 'OwnGames',
  jackpots: 'Boards',
  winners: 'Boards',
  lotteries: 'Draws',
  draws: 'Draws',
  'sports-board': 'Sports',
} as const satisfies Record<HomeSectionKind, string>

/** Every variant of some kinds, one below the other. */
function Variants({ kinds }: { readonly kinds: readonly HomeSectionKind[] }) {
  return (
    <main className={css.shelves}>
      {kinds.flatMap((kind) =>
        variantsOf(kind).map((variant) => {
          const name = `${kind}: ${variant}`
          const settings = {
            variant,
            title: named(name),
            ...(kind === 'category' && { category: 'RNG', limit: 6 }),
          } as Partial<HomeSection>
          return <SectionContent key={name} section={homeSection(kind, settings)} />
        }),
      )}
    </main>
  )
}

/** Story that shows the kinds which name it. */
const show = (name: (typeof STORIES)[HomeSectionKind]): Story => {
  const kinds = (Object.keys(STORIES) as HomeSectionKind[]).filter((kind) => STORIES[kind] === name)
  return { args: { children: <Variants kinds={kinds} /> } }
}

/** Every kind of section that home may have, in each of its variants. */
const meta = {
  title: 'Pages/Home sections',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.home.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Offers: Story = show('Offers')
export const Account: Story = show('Account')
export const Visitor: Story = { args: { children: <Variants kinds={['account']} />, signedIn: false } }
export const Games: Story = show('Games')
export const Strips: Story = show('Strips')
export const OwnGames: Story = show('OwnGames')
export const Boards: Story = show('Boards')
export const Draws: Story = show('Draws')
export const Sports: Story = show('Sports')
