import { ROUTES, type RouteId } from '@livery/domain/routes'
import type { MenuFlag } from '@livery/domain/site'
import {
  IconBettingRecord,
  IconCustomerService,
  IconFeedback,
  IconMessage,
  IconQuestion,
  IconRecord,
  type IconType,
} from '@livery/ui/icon'
import type { MessageDescriptor } from 'react-intl'

import { memberHomeMessages as messages } from './memberHome.messages.ts'

export interface MemberRow {
  readonly icon: IconType
  readonly label: MessageDescriptor
  /** Flag that enables the entry. */
  readonly flag: MenuFlag
  /** Path of the entry; null opens customer service. */
  readonly path: string | null
}

const row = (icon: IconType, label: MessageDescriptor, flag: MenuFlag, route: RouteId | null): MemberRow => ({
  icon,
  label,
  flag,
  path: route === null ? null : ROUTES[route].path,
})

/** Rows of the member's records. */
export const RECORD_ROWS: readonly MemberRow[] = [
  row(IconRecord, messages.accountRecord, 'MENU_ACCOUNT_RECORD', 'accountRecord'),
  row(IconBettingRecord, messages.bettingRecord, 'MENU_BETTING_RECORD', 'betRecord'),
]

/** Rows of the help pages. */
export const SERVICE_ROWS: readonly MemberRow[] = [
  row(IconMessage, messages.messages, 'MENU_MESSAGE', 'messageCenter'),
  row(IconCustomerService, messages.customerService, 'MENU_CUSTOMER_SERVICE', null),
  row(IconFeedback, messages.feedback, 'MENU_FEEDBACK', 'feedback'),
  row(IconQuestion, messages.help, 'MENU_HELP', 'help'),
]
