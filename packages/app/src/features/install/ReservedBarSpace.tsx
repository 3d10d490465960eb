import { DOWNLOAD_BAR_MARK } from '@livery/domain/device'
import type { ReactNode } from 'react'

import * as css from './install.css.ts'

/** Reserved space of the download bar above home, from the first frame on when the bar is expected. */
export function ReservedBarSpace({ children }: { readonly children?: ReactNode }) {
  return <div className={css.reservedSpace}>{children}</div>
}

/** True while space is reserved for a bar. */
export const isBarExpected = (): boolean => document.documentElement.hasAttribute(DOWNLOAD_BAR_MARK)

/** Removes the reserved space when no bar appears, or it was closed. */
export const removeReservedBarSpace = (): void => document.documentElement.removeAttribute(DOWNLOAD_BAR_MARK)
