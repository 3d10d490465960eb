import { SearchField } from '@livery/ui/search-field'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { AlsoFound } from '../../shell/games/AlsoFound.tsx'
import { useGameMenu } from '../../shell/games/menu.ts'
import { useRoute } from '../../shell/routing/useRoute.ts'
import { centrePath, centreSettings, readCentre, type CentreFilter, type CentreSettings } from './centre.ts'
import { CATEGORY_TABS, EVERY_CATEGORY } from './components/CategoryTabs.tsx'
import { Choices } from './components/Choices.tsx'
import { ListHeader } from './components/ListHeader.tsx'
import { Results } from './components/Results.tsx'
import * as css from './gameCenter.css.ts'
import { centreMessages as messages } from './gameCenter.messages.ts'
import { useReachableFilter } from './useReachableFilter.ts'

/** Every game, found by category, studio, shelf or name. */
export default function GameCentrePage() {
  const { route } = useRoute()
  const settings = useMemo(() => centreSettings(route.id), [route.id])
  return <Centre key={route.id} settings={settings} />
}

function Centre({ settings }: { readonly settings: CentreSettings }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = useMemo(() => readCentre(search, settings), [search, settings])
  const filter = useReachableFilter(asked)
  const [typed, setTyped] = useState(filter.search)
  // A letter is drawn before its finds are: typing never waits for the list.
  const sought = useDeferredValue(typed.trim())

  const menu = useGameMenu()
  const shownSearch = filter.search
  const show = useCallback(
    (next: CentreFilter): void => {
      if (next.search !== shownSearch) setTyped(next.search)
      void navigate(centrePath(next, settings), { replace: true })
    },
    [shownSearch, navigate, settings],
  )

  return (
    <>
      {settings.ownHeader && <ListHeader {...filter} />}
      <div className={css.page}>
        <Stack gutter>
          <SearchField
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.search)}
            clearLabel={formatMessage(messages.clear)}
            value={typed}
            onChange={setTyped}
            onSearch={(text) => show({ ...filter, search: text.trim() })}
            delayMs={settings.searchDelay}
          />
        </Stack>
        <Choices settings={settings} menu={menu} filter={filter} onChange={show} />
        {sought !== '' && <AlsoFound text={sought} menu={menu} />}
        {settings.category === undefined ? (
          <TabPanel of={CATEGORY_TABS} selected={filter.category ?? EVERY_CATEGORY}>
            <Results settings={settings} filter={filter} typed={sought} />
          </TabPanel>
        ) : (
          <div>
            <Results settings={settings} filter={filter} typed={sought} />
          </div>
        )}
      </div>
    </>
  )
}
