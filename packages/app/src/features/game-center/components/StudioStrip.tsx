import { Chip } from '@livery/ui/chip'
import { IconList } from '@livery/ui/icon'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Studio } from '#capabilities/games/menu.ts'
import { stripGroup } from '#capabilities/games/strip.css.ts'

import { centerMessages as messages } from '../gameCenter.messages.ts'
import { StudioSheet } from './StudioSheet.tsx'

export interface StudioStripProps {
  readonly studios: readonly Studio[]
  readonly selected: string | undefined
  /** Called with the chosen vendor; `undefined` clears the choice. */
  readonly onSelect: (vendor: string | undefined) => void
}

/** Number of studios in the strip; the rest is behind 'view all'. */
const SHOWN = 12

/** Chips of a category's studios, with all of them behind 'view all'. A single studio is not shown. */
export function StudioStrip({ studios, selected, onSelect }: StudioStripProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  if (studios.length < 2) return null
  const first = studios.filter(({ vendor }, index) => index < SHOWN || vendor === selected)
  return (
    <fieldset aria-label={formatMessage(messages.studios)} className={stripGroup}>
      <Chip label={formatMessage(messages.studios)} icon={IconList} onPress={() => setOpen(true)} />
      {first.map(({ vendor, name }) => (
        <Chip
          key={vendor}
          label={name}
          pressed={vendor === selected}
          onPress={() => onSelect(vendor === selected ? undefined : vendor)}
        />
      ))}
      <StudioSheet
        open={open}
        onClose={() => setOpen(false)}
        studios={studios}
        selected={selected}
        onSelect={onSelect}
      />
    </fieldset>
  )
}
