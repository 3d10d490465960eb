import type { ReactNode } from 'react'

import { IconButton } from '../icon-button/IconButton.tsx'
import { IconBack } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { twoLines, type } from '../styling/type.css.ts'
import * as css from './AppHeader.css.ts'

export interface AppHeaderProps {
  /** A filled bar, or glass that the page shines through. The tenant's layout. Default `solid`. */
  readonly variant?: keyof typeof css.bars | undefined
  /** The page's title, its first heading. Give this or a logo. */
  readonly title?: string | undefined
  /** Instead of a title: the `Logo`, at the start of the bar. */
  readonly logo?: ReactNode
  /** Where the logo stands; the tenant's layout. Default `start`. */
  readonly logoAt?: 'start' | 'centre' | undefined
  /** The way back, or beside a centred logo. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined
  /** `left`: the way back stands at the physical left whatever the text's direction is. Default `start`. */
  readonly backAt?: 'start' | 'left' | undefined
  /** Buttons at the end: menu, download, help. */
  readonly end?: ReactNode
}

/** The bar at the top of the column. It stays there while the page scrolls. */
export function AppHeader(props: AppHeaderProps) {
  const { variant = 'solid', title, logo, logoAt = 'start', back, backAt = 'start', end } = props
  return (
    <header
      // The bar's own direction alone: the title keeps its own.
      dir={backAt === 'left' ? 'ltr' : undefined}
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
          <h1 dir="auto" className={classes(css.title, type.lead, twoLines)}>
            {title}
          </h1>
        )
      )}
      <div className={css.end}>{end}</div>
    </header>
  )
}
