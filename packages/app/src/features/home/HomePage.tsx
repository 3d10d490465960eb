import { Stack } from '@livery/ui/stack'
import { useAtomValue } from 'jotai'

import { useSession, useTenant } from '../../shell/boot/index.ts'
import { Spoken } from '../../shell/frame/Spoken.tsx'
import { Banners } from './components/Banners.tsx'
import { CategoryEntrance } from './components/CategoryEntrance.tsx'
import { HomeShortcuts } from './components/HomeShortcuts.tsx'
import { MemberCard } from './components/MemberCard.tsx'
import { Notices } from './components/Notices.tsx'
import { openCategoryAtom } from './home.atoms.ts'
import * as css from './home.css.ts'
import { homeParts, type HomePart } from './homeLayout.ts'
import {
  CategoryPanel,
  CategoryShelf,
  FavouriteGames,
  FloatingLinks,
  HotGames,
  InviteBanner,
  JackpotBoard,
  Later,
  LatestDraws,
  LiveModels,
  Lotteries,
  News,
  Popups,
  RecentGames,
  SiteFooter,
  WinnerBoard,
} from './laterParts.tsx'
import { WhenNear } from './WhenNear.tsx'

/** Parts that stand on the first screen and are wanted at once. */
const AT_ONCE = 2

/** Home: offers, news, the player's card, shortcuts, categories, and the brand's shelves. */
export default function HomePage() {
  const { name, layout } = useTenant()
  const category = useAtomValue(openCategoryAtom)
  return (
    <div className={css.page}>
      <Spoken as="h1">{name}</Spoken>
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
              <Later>
                <CategoryPanel category={category} />
              </Later>
            )}
          </div>
        </div>
        <WhenNear>
          <Later>
            <SiteFooter />
            <FloatingLinks />
          </Later>
        </WhenNear>
      </div>
      <Later place={false}>
        <Popups />
      </Later>
    </div>
  )
}

function Shelves() {
  const { layout, games } = useTenant()
  return homeParts(layout.home, games.categories).map((entry, index) => {
    const key = entry.kind === 'category' ? entry.category : entry.kind
    const part = (
      <Later key={key}>
        <Part entry={entry} />
      </Later>
    )
    return index < AT_ONCE ? part : <WhenNear key={key}>{part}</WhenNear>
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
