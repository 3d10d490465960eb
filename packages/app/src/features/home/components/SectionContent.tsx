import type { HomeSection } from '@livery/tenant'

import { useGameContext } from '#capabilities/games/gameContext.ts'

import {
  AccountPanel,
  Favourites,
  InviteBanner,
  JackpotBoard,
  LatestDraws,
  LiveModels,
  Lotteries,
  News,
  Promotions,
  RecentGames,
  Shortcuts,
  SportsBoard,
  Stories,
  HomeStudios,
  WinnerBoard,
} from '../lazyParts.tsx'
import { AccountBar } from './AccountBar.tsx'
import { CategoryShelf } from './CategoryShelf.tsx'
import { Hero } from './Hero.tsx'
import { HotGames } from './HotGames.tsx'

/** Content of a section in its variant, with the brand's own heading where it gives one in the player's language. */
export function SectionContent({ section }: { readonly section: HomeSection }) {
  const { language } = useGameContext()
  const { limit } = section
  const title = section.title?.[language]
  switch (section.kind) {
    case 'hero':
      return <Hero variant={section.variant} title={title} />
    case 'news':
      return <News variant={section.variant} limit={limit} title={title} />
    case 'account':
      return section.variant === 'bar' ? <AccountBar /> : <AccountPanel variant={section.variant} />
    case 'shortcuts':
      return <Shortcuts variant={section.variant} />
    case 'hot':
      return <HotGames arrangement={section.variant} limit={limit} title={title} />
    case 'category':
      return (
        section.category !== undefined && (
          <CategoryShelf
            category={section.category}
            arrangement={section.variant}
            limit={limit}
            title={title}
          />
        )
      )
    case 'favourites':
      return <Favourites arrangement={section.variant} title={title} />
    case 'recent':
      return <RecentGames variant={section.variant} title={title} />
    case 'stories':
      return <Stories variant={section.variant} limit={limit} title={title} />
    case 'live':
      return <LiveModels variant={section.variant} title={title} />
    case 'jackpots':
      return <JackpotBoard variant={section.variant} title={title} />
    case 'winners':
      return <WinnerBoard variant={section.variant} limit={limit} title={title} />
    case 'lotteries':
      return <Lotteries variant={section.variant} limit={limit} title={title} />
    case 'draws':
      return <LatestDraws variant={section.variant} limit={limit} title={title} />
    case 'studios':
      return <HomeStudios variant={section.variant} limit={limit} title={title} />
    case 'promotions':
      return <Promotions variant={section.variant} limit={limit} title={title} />
    case 'invite':
      return <InviteBanner variant={section.variant} title={title} />
    case 'sports-board':
      return <SportsBoard variant={section.variant} limit={limit} title={title} />
    case 'categories':
      return null
  }
}
