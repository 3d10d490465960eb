import { ROUTES, type MenuFlag, type RouteId } from '@livery/domain'
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
  /** The flag that builds the entry. */
  readonly flag: MenuFlag
  /** Where it leads; null opens customer service. */
  readonly path: string | null
}

const row = (icon: IconType, label: MessageDescriptor, flag: MenuFlag, route: RouteId | null): MemberRow => ({
  icon,
  label,
  flag,
  path: route === null ? null : ROUTES[route].path,
})

/** What the member did. */
export const RECORD_ROWS: readonly MemberRow[] = [
  row(IconRecord, messages.accountRecord, 'MENU_ACCOUNT_RECORD', 'accountRecord'),
  row(IconBettingRecord, messages.bettingRecord, 'MENU_BETTING_RECORD', 'bettingRecord'),
]

/** Where help is. */
export const SERVICE_ROWS: readonly MemberRow[] = [
  row(IconMessage, messages.messages, 'MENU_MESSAGE', 'message'),
  row(IconCustomerService, messages.customerService, 'MENU_CUSTOMER_SERVICE', null),
  row(IconFeedback, messages.feedback, 'MENU_FEEDBACK', 'feedback'),
  row(IconQuestion, messages.help, 'MENU_HELP', 'help'),
]
