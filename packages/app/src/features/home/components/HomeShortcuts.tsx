import { clickDeposit } from '@livery/domain/access'
import { isRealAccount } from '@livery/domain/account'
import { homeShortcuts, type ShortcutId } from '@livery/domain/menus'
import { ROUTES } from '@livery/domain/routes'
import type { HomeSection } from '@livery/tenant'
import {
  IconCashback,
  IconCustomerService,
  IconDeposit,
  IconDownload,
  IconPoints,
  IconReward,
  IconWithdraw,
  type IconType,
} from '@livery/ui/icon'
import { Shortcuts } from '@livery/ui/shortcut'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { useOffersApp } from '#platform/whitelabel/useOffersApp.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { unclaimedRewardsQuery } from '../home.queries.ts'

interface Look {
  readonly icon: IconType
  readonly label: MessageDescriptor
}

const LOOKS: Readonly<Record<ShortcutId, Look>> = {
  deposit: { icon: IconDeposit, label: messages.deposit },
  withdraw: { icon: IconWithdraw, label: messages.withdraw },
  rewardCenter: { icon: IconReward, label: messages.rewards },
  customerService: { icon: IconCustomerService, label: messages.service },
  cashback: { icon: IconCashback, label: messages.cashback },
  points: { icon: IconPoints, label: messages.points },
  appDownload: { icon: IconDownload, label: messages.app },
}

export interface HomeShortcutsProps {
  /** Round marks over their labels, or pills. Default `round`. */
  readonly variant?: HomeSection<'shortcuts'>['variant']
}

/** Shortcuts, with a badge for unclaimed rewards. */
export function HomeShortcuts({ variant = 'round' }: HomeShortcutsProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const context = useGameContext()
  const { data: unclaimed = 0 } = useQuery({
    ...unclaimedRewardsQuery(context),
    enabled: session !== undefined && isRealAccount(session.type),
  })
  const openPanel = useSetAtom(openPanelAtom)
  const decide = useClickDecision()

  const actions: Readonly<Partial<Record<ShortcutId, () => void>>> = {
    deposit: () => decide(clickDeposit(session ?? null), undefined, ROUTES.deposit.path),
    customerService: () => openPanel('customerService'),
  }
  const items = homeShortcuts({ flags: useFlags(), appOffered: useOffersApp() }).map(({ id, routeId }) => ({
    id,
    icon: LOOKS[id].icon,
    label: formatMessage(LOOKS[id].label),
    tone: id === 'deposit' ? ('brand' as const) : undefined,
    href: actions[id] || routeId === null ? undefined : ROUTES[routeId].path,
    onPress: actions[id],
    count: id === 'rewardCenter' ? unclaimed : 0,
    countLabel:
      id === 'rewardCenter' ? formatMessage(messages.rewardsWaiting, { count: unclaimed }) : undefined,
  }))
  const label = formatMessage(messages.shortcuts)
  return variant === 'pills' ? (
    <Shortcuts label={label} items={items} arrangement="pills" />
  ) : (
    <Stack gutter>
      <Shortcuts label={label} items={items} />
    </Stack>
  )
}
