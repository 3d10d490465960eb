import type { PageLayouts } from '@livery/tenant'
import { latinDigits } from '@livery/ui/digits'
import { useWideWindow } from '@livery/ui/media'
import { SEARCH_DELAY_MS, SearchField } from '@livery/ui/search-field'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { TwoPanes } from '@livery/ui/two-panes'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { MatchingLists } from '#capabilities/games/MatchingLists.tsx'
import { studiosOf, useGameMenu } from '#capabilities/games/menu.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

import { CATEGORY_TABS, EVERY_CATEGORY, hasIcons } from './components/CategoryTabs.tsx'
import { Choices } from './components/Choices.tsx'
import { FilterSheet } from './components/FilterSheet.tsx'
import { ListHeader } from './components/ListHeader.tsx'
import { Results } from './components/Results.tsx'
import { ShownTitle } from './components/ShownTitle.tsx'
import * as css from './gameCenter.css.ts'
import { centerMessages as messages } from './gameCenter.messages.ts'
import {
  centerPath,
  centerSettings,
  readCenter,
  type CenterFilter,
  type CenterSettings,
} from './gameCenter.ts'
import { wall } from './gameCenterForms.css.ts'
import { useAllowedFilter } from './useAllowedFilter.ts'
import { useSearchText } from './useSearchText.ts'

/** Game centre: all games, filtered by category, studio, shelf or name. */
export default function GameCenterPage() {
  const { route } = useRoute()
  const settings = useMemo(() => centerSettings(route.id), [route.id])
  return <Center key={route.id} settings={settings} />
}

/** Text that is searched for: as it was typed, with the digits of any script as those of the gateway's names. */
const soughtIn = (typed: string): string => latinDigits(typed.trim())

function Center({ settings }: { readonly settings: CenterSettings }) {
  const { formatMessage } = useIntl()
  const look = useTenant().layout.pages.gameCentre
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = useMemo(() => readCenter(search, settings), [search, settings])
  const { filter, listed } = useAllowedFilter(asked)
  const [typed, setTyped] = useSearchText(search, filter.search)
  // Deferred text: no letter waits for the list to render.
  const sought = useDeferredValue(soughtIn(typed))

  const menu = useGameMenu()
  const show = useCallback(
    (next: CenterFilter): void => {
      setTyped(next.search)
      void navigate(centerPath(next, settings), { replace: true })
    },
    [setTyped, navigate, settings],
  )
  // The text stays as it was typed, with a blank at its end.
  const seek = (text: string): void => {
    const path = centerPath({ ...filter, search: soughtIn(text) }, settings)
    setTyped(text, new URL(path, location.origin).search)
    void navigate(path, { replace: true })
  }

  const wide = useWideWindow()
  const sheeted = look !== 'pills' && look !== 'icons' && !wide
  const choosesCategory = settings.category === undefined
  const isBeside = look === 'rail' && !wide && choosesCategory
  const field = (
    <SearchField
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.search)}
      clearLabel={formatMessage(messages.clear)}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        // An emptied box is no search any more, at once.
        if (text === '' && filter.search !== '') seek(text)
      }}
      onSearch={seek}
      delayMs={SEARCH_DELAY_MS}
    />
  )
  const searchLine = (
    <Stack gutter>
      {sheeted ? (
        <div className={css.searchLine}>
          {field}
          <FilterSheet
            settings={settings}
            studios={studiosOf(menu, filter.category)}
            filter={filter}
            onChange={show}
          />
        </div>
      ) : (
        field
      )}
    </Stack>
  )
  // Under a title come the words of its line, then the search.
  const isLast = look === 'titled' && sheeted
  const choices = { settings, menu, filter, onChange: show, sheeted }
  const results = <Results settings={settings} filter={listed} typed={sought} />
  return (
    <>
      {settings.ownHeader && <ListHeader {...filter} />}
      <div className={css.page}>
        <TwoPanes
          kind="filters"
          side={
            <>
              {look === 'titled' && !settings.ownHeader && <ShownTitle category={filter.category} />}
              {!isLast && searchLine}
              {!isBeside && <Choices {...choices} />}
              {isLast && searchLine}
            </>
          }
        >
          {sought !== '' && <MatchingLists text={sought} />}
          <div className={layoutOf(look, isBeside)}>
            {isBeside && <Choices {...choices} direction="vertical" />}
            {choosesCategory && !hasIcons(look) ? (
              <TabPanel of={CATEGORY_TABS} selected={filter.category ?? EVERY_CATEGORY}>
                {results}
              </TabPanel>
            ) : (
              <div>{results}</div>
            )}
          </div>
        </TwoPanes>
      </div>
    </>
  )
}

/** Class of the games and what stands beside them, by the form of the page. */
function layoutOf(look: PageLayouts['gameCentre'], isBeside: boolean): string | undefined {
  if (look === 'titled') return wall
  return isBeside ? css.railed : undefined
}
