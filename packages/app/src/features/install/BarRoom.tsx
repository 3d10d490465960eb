import { DOWNLOAD_BAR_MARK } from '@livery/domain'
import type { ReactNode } from 'react'

import * as css from './install.css.ts'

/** The place of the download bar above home, kept from the first frame on where the bar is to be expected. */
export function BarRoom({ children }: { readonly children?: ReactNode }) {
  return <div className={css.room}>{children}</div>
}

/** No bar comes, or it went: its room closes. */
export const closeBarRoom = (): void => document.documentElement.removeAttribute(DOWNLOAD_BAR_MARK)
