import type { Schemas } from '@livery/api'
import { clickDeposit, clickVip } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import {
  IconBankCard,
  IconDeposit,
  IconKey,
  IconLock,
  IconReward,
  IconSafety,
  IconVip,
  IconWithdraw,
} from '@livery/ui/icon'
import type { ShortcutItem } from '@livery/ui/shortcut'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { bankCardsMessages } from '#capabilities/bank-cards/bankCards.messages.ts'
import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { openPanelAtom, totalUnreadAtom } from '#platform/panels/panels.atoms.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import type { SecuritySheet } from './components/SecuritySheets.tsx'
import { memberHomeMessages as messages } from './memberHome.messages.ts'
import type { MemberRow } from './memberRows.ts'

/** Destination of the member centre, in whichever form it is drawn: a row, a tile or a disc. */
export type MemberEntry = ShortcutItem

interface OptionalEntry extends MemberEntry {
  /** False where the brand's flags leave the entry out. */
  readonly shown?: boolean
}

const shownOf = (entries: readonly OptionalEntry[]): readonly MemberEntry[] =>
  entries.filter(({ shown = true }) => shown)

/** Deposit, withdrawal, rewards and VIP benefits, filtered by the brand's flags. */
export function useMoneyEntries(): readonly MemberEntry[] {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const flags = useFlags()
  const decide = useClickDecision()
  return shownOf([
    {
      id: 'deposit',
      icon: IconDeposit,
      label: formatMessage(messages.deposit),
      tone: 'brand',
      onPress: () => decide(clickDeposit(session)),
      shown: flags.MENU_DEPOSIT,
    },
    {
      id: 'withdraw',
      icon: IconWithdraw,
      label: formatMessage(messages.withdraw),
      href: ROUTES.withdraw.path,
      shown: flags.MENU_WITHDRAW,
    },
    {
      id: 'rewards',
      icon: IconReward,
      label: formatMessage(messages.rewards),
      href: ROUTES.rewardCenter.path,
      shown: flags.MENU_REWARD_CENTER,
    },
    {
      id: 'benefits',
      icon: IconVip,
      label: formatMessage(messages.benefits),
      onPress: () => decide(clickVip(session, flags)),
    },
  ])
}

/** Entries that lead to other pages, filtered by the brand's flags. */
export function useMenuEntries(rows: readonly MemberRow[]): readonly MemberEntry[] {
  const { formatMessage } = useIntl()
  const flags = useFlags()
  const openPanel = useSetAtom(openPanelAtom)
  const unread = useAtomValue(totalUnreadAtom)
  return rows
    .filter(({ flag }) => flags[flag])
    .map(({ icon, label, path, flag }) => ({
      id: flag,
      icon,
      label: formatMessage(label),
      ...(flag === 'MENU_MESSAGE' && {
        count: unread,
        countLabel: formatMessage(unreadMessages.unread, { count: unread }),
      }),
      href: path ?? undefined,
      onPress: path === null ? () => openPanel('customerService') : undefined,
    }))
}

/** Login password, passkeys and devices, payment password and bank cards. */
export function useSecurityEntries(
  member: Schemas['Member'],
  onOpen: (sheet: SecuritySheet) => void,
): readonly MemberEntry[] {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const flags = useFlags()
  return shownOf([
    {
      id: 'changePassword',
      icon: IconKey,
      label: formatMessage(messages.changePassword),
      href: ROUTES.changePassword.path,
      shown: flags.MENU_CHANGE_PASSWORD,
    },
    {
      id: 'security',
      icon: IconSafety,
      label: translate(ROUTES.security.titleId),
      href: ROUTES.security.path,
    },
    {
      id: 'paymentPassword',
      icon: IconLock,
      label: formatMessage(paymentPasswordMessages.title),
      value: formatMessage(member.hasPaymentPassword ? messages.isSet : messages.notSet),
      onPress: () => onOpen('paymentPassword'),
    },
    {
      id: 'bankCards',
      icon: IconBankCard,
      label: formatMessage(bankCardsMessages.title),
      onPress: () => onOpen('bankCards'),
    },
  ])
}
