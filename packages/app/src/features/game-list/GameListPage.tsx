import {
  clickMembersFilter,
  DURATIONS,
  GAME_LIST_FILTERS,
  PAGE_SIZE,
  readGameListQuery,
  ROUTES,
  type GameListFilter,
} from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { SearchField } from '@livery/ui/search-field'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { useClickDecision } from '../../shell/frame/useClickDecision.ts'
import { GameShelf } from '../../shell/games/GameShelf.tsx'
import { languageAtom } from '../../shell/language/index.ts'
import { useRoute } from '../../shell/routing/useRoute.ts'
import { CategoryChips } from './components/CategoryChips.tsx'
import { ListHeader } from './components/ListHeader.tsx'
import * as css from './gameList.css.ts'
import { filterMessages, gameListMessages as messages } from './gameList.messages.ts'
import { gameListQuery } from './gameList.queries.ts'

const TABS = 'game-list'

/** Games by category, vendor, filter and name, without end. */
export default function GameListPage() {
  const { search } = useLocation()
  // Another address is another list: search text, filter and page start anew (specification, 'Game centre').
  return <GameListOf key={search} search={search} />
}

function GameListOf({ search }: { readonly search: string }) {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const gateway = useGateway()
  const { merchantCode, languages } = useTenant()
  const session = useSession() ?? null
  const language = useAtomValue(languageAtom)?.code ?? languages.default
  const decide = useClickDecision()
  const { gameType, vendor, shelf } = readGameListQuery(search)
  const [filter, setFilter] = useState<GameListFilter>(shelf ?? 'all')
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')

  const inForce = session === null && (filter === 'fav' || filter === 'recent') ? 'all' : filter
  const category = route.id === ROUTES.slotsCenter.id ? 'RNG' : gameType
  const request = { filter: inForce, gameType: category, vendor, search: searched.trim() }
  const games = useInfiniteQuery(gameListQuery({ gateway, merchantCode, language }, request))

  function choose(next: GameListFilter): void {
    if (next === 'fav' || next === 'recent') decide(clickMembersFilter(session), () => setFilter(next))
    else setFilter(next)
  }
  return (
    <div className={css.page}>
      {route.headerHidden && <ListHeader gameType={category} vendor={vendor} />}
      <Stack gap="x3" gutter>
        <SearchField
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.search)}
          clearLabel={formatMessage(messages.clear)}
          value={typed}
          onChange={setTyped}
          onSearch={setSearched}
          // The game centre searches on Enter, the list while typing rests (specification, 'Game centre').
          delayMs={route.id === ROUTES.gameCenter.id ? undefined : DURATIONS.searchDebounce}
        />
        <SegmentedTabs
          id={TABS}
          label={formatMessage(messages.filters)}
          tabs={GAME_LIST_FILTERS.map((id) => ({ id, label: formatMessage(filterMessages[id]) }))}
          selected={inForce}
          onSelect={choose}
        />
      </Stack>
      {route.id !== ROUTES.slotsCenter.id && vendor === undefined && <CategoryChips selected={category} />}
      <TabPanel of={TABS} selected={inForce}>
        {games.isError && !games.data ? (
          <QueryFailure error={games.error} onRetry={() => void games.refetch()} />
        ) : games.data?.length === 0 ? (
          <EmptyState
            illustration={inForce === 'fav' ? 'favourites' : 'games'}
            title={formatMessage(messages.empty)}
            text={formatMessage(messages.emptyDetail)}
            action={<LinkButton href={ROUTES.gameList.path}>{formatMessage(messages.all)}</LinkButton>}
          />
        ) : (
          <GameShelf
            label={formatMessage(messages.games)}
            games={games.data ?? []}
            loading={games.isPending ? PAGE_SIZE.gameSearch : games.isFetchingNextPage ? 3 : 0}
            onNearEnd={games.hasNextPage ? () => void games.fetchNextPage() : undefined}
            priority
          />
        )}
      </TabPanel>
    </div>
  )
}
