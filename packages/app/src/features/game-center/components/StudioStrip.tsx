import { IconList } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Skeleton } from '@livery/ui/skeleton'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Studio } from '#capabilities/games/menu.ts'
import { strip } from '#capabilities/games/strip.css.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../gameCenter.css.ts'
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

/** Placeholder of the strip until the studios are loaded. */
export function StudioPlaces() {
  return (
    <div aria-hidden className={strip}>
      {PLACES.map((place) => (
        <span key={place} className={css.studio}>
          <span className={css.studioMark} />
          <span className={css.studioName}>
            <Skeleton width="most" />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Placeholders: as many as fit a phone's width. */
const PLACES = ['one', 'two', 'three', 'four', 'five']

/** Strip of a category's studios, with all of them behind 'view all'. A single studio is not shown. */
export function StudioStrip({ studios, selected, onSelect }: StudioStripProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const [open, setOpen] = useState(false)
  if (studios.length < 2) return null
  const first = studios.filter(({ vendor }, index) => index < SHOWN || vendor === selected)
  return (
    <fieldset aria-label={formatMessage(messages.studios)} className={strip}>
      <button type="button" aria-haspopup="dialog" className={css.studio} onClick={() => setOpen(true)}>
        <span className={css.studioMark}>
          <IconList />
        </span>
        <span className={css.studioName}>{formatMessage(messages.viewAll)}</span>
      </button>
      {first.map(({ vendor, name, picture }) => (
        <button
          key={vendor}
          type="button"
          aria-pressed={vendor === selected}
          className={css.studio}
          onClick={() => onSelect(vendor === selected ? undefined : vendor)}
        >
          <span className={css.studioMark}>
            <Image src={imageUrl(picture)} alt="" ratio="square" fit="contain" corners="medium" />
          </span>
          <span className={css.studioName}>{name}</span>
        </button>
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
