import type { ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconBack } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './AppHeader.css.ts'

export interface AppHeaderProps {
  /** A filled bar, or glass that the page shines through. The tenant's layout. Default `solid`. */
  readonly variant?: keyof typeof css.bars | undefined
  /** The page's title, its first heading. Give this or a logo. */
  readonly title?: string | undefined
  /** The `Logo` at the start of the bar, instead of a title. */
  readonly logo?: ReactNode
  /** Position of the logo, chosen by the tenant's layout. Default `start`. */
  readonly logoAt?: 'start' | 'centre' | undefined
  /** Back button, at the start of the bar or next to a centred logo. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined
  /**
   * Side of the back button: `left` keeps it at the physical left in right-to-left languages too. Default
   * `start`.
   */
  readonly backAt?: 'start' | 'left' | undefined
  /** Buttons at the end: menu, download, help. */
  readonly end?: ReactNode
}

/** Header bar at the top of the column. Sticky: it stays while the page scrolls. */
export function AppHeader(props: AppHeaderProps) {
  const { variant = 'solid', title, logo, logoAt = 'start', back, backAt = 'start', end } = props
  return (
    <header
      // Text direction of the bar alone: the title keeps that of the page.
      dir={backAt === 'left' ? 'ltr' : undefined}
      data-chrome
      className={classes(css.bars[variant], logo !== undefined && logoAt === 'start' && css.home)}
    >
      {(logo === undefined || logoAt === 'centre') && (
        <div className={css.start}>
          {back && <IconButton label={back.label} icon={IconBack} iconSize="large" onPress={back.onPress} />}
        </div>
      )}
      {logo !== undefined ? (
        <div className={logoAt === 'start' ? css.logo : undefined}>{logo}</div>
      ) : (
        title !== undefined && (
          <h1 dir="auto" className={classes(css.title, type.lead)}>
            {title}
          </h1>
        )
      )}
      <div className={css.end}>{end}</div>
    </header>
  )
}
