import { clickDeposit, clickVip } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { IconDeposit, IconReward, IconVip, IconWithdraw } from '@livery/ui/icon'
import { Shortcuts, type ShortcutItem } from '@livery/ui/shortcut'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { memberHomeMessages as messages } from '../memberHome.messages.ts'

/** Shortcuts of deposit, withdrawal, rewards and VIP benefits, filtered by the brand's flags. */
export function MoneyShortcuts() {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const flags = useFlags()
  const decide = useClickDecision()
  const items: readonly (ShortcutItem & { readonly shown: boolean })[] = [
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
      shown: true,
    },
  ]
  return <Shortcuts label={formatMessage(messages.shortcuts)} items={items.filter(({ shown }) => shown)} />
}
