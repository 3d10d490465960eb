import { Stack } from '@livery/ui/stack'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useUsed } from '#platform/device/useUsed.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'

import { Banners } from './components/Banners.tsx'
import { CategoryEntrance } from './components/CategoryEntrance.tsx'
import { CategoryShelf } from './components/CategoryShelf.tsx'
import { HomeShortcuts } from './components/HomeShortcuts.tsx'
import { HotGames } from './components/HotGames.tsx'
import { MemberCard } from './components/MemberCard.tsx'
import { Notices } from './components/Notices.tsx'
import * as css from './home.css.ts'
import { homeParts, type HomePart } from './homeLayout.ts'
import {
  CategoryPanel,
  FavouriteGames,
  FloatingLinks,
  InviteBanner,
  JackpotBoard,
  LazyPart,
  LatestDraws,
  LiveModels,
  Lotteries,
  News,
  Popups,
  RecentGames,
  SiteFooter,
  WinnerBoard,
} from './lazyParts.tsx'
import { RenderNearViewport } from './RenderNearViewport.tsx'
import { useOpenCategory } from './useOpenCategory.ts'

/** Number of parts on the first screen, which are rendered immediately. */
const FIRST_SCREEN_PARTS = 2

/** Home: offers, news, the player's card, shortcuts, categories, and the brand's shelves. */
export default function HomePage() {
  const { name, layout } = useTenant()
  const [category] = useOpenCategory()
  const used = useUsed()
  return (
    <div className={css.page}>
      <ScreenReaderText as="h1">{name}</ScreenReaderText>
      <Banners />
      <Notices />
      <Stack gutter>
        <MemberCard />
      </Stack>
      <HomeShortcuts />
      <div className={css.shelves}>
        <div className={css.entrance[layout.entrance]}>
          <CategoryEntrance />
          <div className={css.shelves}>
            {category === undefined ? (
              <Shelves />
            ) : (
              <LazyPart>
                <CategoryPanel category={category} />
              </LazyPart>
            )}
          </div>
        </div>
        <RenderNearViewport>
          <LazyPart>
            <SiteFooter />
            <FloatingLinks />
          </LazyPart>
        </RenderNearViewport>
      </div>
      {used && (
        <LazyPart place={false}>
          <Popups />
        </LazyPart>
      )}
    </div>
  )
}

function Shelves() {
  const { layout, games } = useTenant()
  return homeParts(layout.home, games.categories).map((entry, index) => {
    const key = entry.kind === 'category' ? entry.category : entry.kind
    const part = (
      <LazyPart key={key}>
        <Part entry={entry} />
      </LazyPart>
    )
    return index < FIRST_SCREEN_PARTS ? part : <RenderNearViewport key={key}>{part}</RenderNearViewport>
  })
}

function Part({ entry }: { readonly entry: HomePart }) {
  const signedIn = useSession() !== undefined
  switch (entry.kind) {
    case 'category':
      return <CategoryShelf category={entry.category} />
    case 'hot':
      return <HotGames />
    case 'favourites':
      return signedIn && <FavouriteGames />
    case 'recent':
      return signedIn && <RecentGames />
    case 'live':
      return <LiveModels />
    case 'lotteries':
      return <Lotteries />
    case 'latestDraws':
      return <LatestDraws />
    case 'news':
      return <News />
    case 'jackpot':
      return <JackpotBoard />
    case 'winners':
      return <WinnerBoard />
    case 'invite':
      return <InviteBanner />
  }
}
