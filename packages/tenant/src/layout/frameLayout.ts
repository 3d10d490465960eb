import type { BottomMenuId } from '@livery/domain/routes'

/** Contents that the header of home may have beside logo and menu button, in the order shown. */
export const HEADER_PARTS = ['search', 'enter', 'balance', 'deposit', 'invite', 'download'] as const
export type HeaderPart = (typeof HEADER_PARTS)[number]

/** Header of home: place of the logo, and contents beside it and the menu button. */
export interface HeaderLayout {
  readonly logo: 'start' | 'centre'
  readonly shows: readonly HeaderPart[]
}

/** Bottom menu: a bar at the edge or a floating pill; its entries; the one in the middle that stands out. */
export interface BottomMenuLayout {
  readonly form: 'bar' | 'floating'
  readonly entries: readonly BottomMenuId[]
  readonly raised?: BottomMenuId
}

/** Contents of a brand's header that names only the place of its logo. */
export const USUAL_HEADER: readonly HeaderPart[] = ['invite', 'download']
