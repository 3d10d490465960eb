import { filterNeedsSession } from '@livery/domain'
import { SearchField } from '@livery/ui/search-field'
import { TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { useSession, useTenant } from '../../shell/boot/index.ts'
import { useRoute } from '../../shell/routing/useRoute.ts'
import {
  centrePath,
  centreSettings,
  openCategory,
  readCentre,
  type CentreFilter,
  type CentreSettings,
} from './centre.ts'
import { AlsoFound } from './components/AlsoFound.tsx'
import { CATEGORY_TABS, CategoryTabs, EVERY_CATEGORY } from './components/CategoryTabs.tsx'
import { Filters } from './components/Filters.tsx'
import { Results } from './components/Results.tsx'
import { StudioStrip } from './components/StudioStrip.tsx'
import * as css from './gameCenter.css.ts'
import { centreMessages as messages } from './gameCenter.messages.ts'
import { gameMenuQuery } from './gameCenter.queries.ts'
import { menuOf, studiosOf } from './menu.ts'
import { useCentreContext } from './useCentreContext.ts'

/** Every game, found by category, studio, shelf or name. */
export default function GameCentrePage() {
  const { route } = useRoute()
  return <Centre key={route.id} settings={centreSettings(route.id)} />
}

function Centre({ settings }: { readonly settings: CentreSettings }) {
  const { formatMessage } = useIntl()
  const { games } = useTenant()
  const signedIn = useSession() !== undefined
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = readCentre(search, settings)
  const filter: CentreFilter =
    !signedIn && filterNeedsSession(asked.filter) ? { ...asked, filter: 'all' } : asked
  const [typed, setTyped] = useState(filter.search)

  const { data } = useQuery(gameMenuQuery(useCentreContext()))
  const menu = useMemo(
    () => menuOf(data, games.categories, games.vendorLabels),
    [data, games.categories, games.vendorLabels],
  )
  const studios = studiosOf(menu, filter.category)

  function show(next: CentreFilter): void {
    if (next.search !== filter.search) setTyped(next.search)
    void navigate(centrePath(next, settings), { replace: true })
  }
  const open = (category: string | undefined): void => show(openCategory(category))
  const showStudio = (vendor: string | undefined): void => show({ ...filter, vendor, search: '' })

  return (
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
      {settings.category === undefined && (
        <CategoryTabs
          categories={menu.map(({ category }) => category)}
          selected={filter.category}
          onSelect={open}
        />
      )}
      <StudioStrip studios={studios} selected={filter.vendor} onSelect={showStudio} />
      <Filters settings={settings} value={filter} onChange={show} />
      {filter.search !== '' && (
        <AlsoFound
          text={filter.search}
          menu={settings.category === undefined ? menu : []}
          studios={studios}
          onCategory={open}
          onStudio={showStudio}
        />
      )}
      {settings.category === undefined ? (
        <TabPanel of={CATEGORY_TABS} selected={filter.category ?? EVERY_CATEGORY}>
          <Results settings={settings} filter={filter} />
        </TabPanel>
      ) : (
        <div>
          <Results settings={settings} filter={filter} />
        </div>
      )}
    </div>
  )
}
