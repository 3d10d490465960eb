import { IconFilter } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Studio } from '#capabilities/games/menu.ts'

import { centerMessages as messages } from '../gameCenter.messages.ts'
import type { CenterFilter, CenterSettings } from '../gameCenter.ts'
import { Filters } from './Filters.tsx'
import { StudioList } from './StudioSheet.tsx'

export interface FilterSheetProps {
  readonly settings: CenterSettings
  readonly studios: readonly Studio[]
  readonly filter: CenterFilter
  readonly onChange: (filter: CenterFilter) => void
}

/** Button beside the search box, with the number of filters that are on; they and the studios are in its sheet. */
export function FilterSheet({ settings, studios, filter, onChange }: FilterSheetProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const on = [filter.filter !== 'all', filter.vendor !== undefined, filter.minBet, filter.minLine]
  const count = on.filter(Boolean).length
  const choose = (next: CenterFilter): void => {
    onChange(next)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={formatMessage(messages.filterGames, { count })}
        icon={IconFilter}
        tone="quiet"
        count={count}
        expanded={open}
        onPress={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={formatMessage(messages.filterGames, { count: 0 })}
        closeLabel={formatMessage(messages.close)}
      >
        <Stack gap="x4">
          <Filters settings={settings} value={filter} onChange={choose} wraps />
          {studios.length > 1 && (
            <StudioList
              studios={studios}
              selected={filter.vendor}
              onSelect={(vendor) => choose({ ...filter, vendor, search: '' })}
            />
          )}
        </Stack>
      </Sheet>
    </>
  )
}
