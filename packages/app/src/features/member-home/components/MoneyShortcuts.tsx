import { clickDeposit, clickVip, ROUTES } from '@livery/domain'
import { IconDeposit, IconReward, IconVip, IconWithdraw } from '@livery/ui/icon'
import { Shortcuts, type ShortcutItem } from '@livery/ui/shortcut'
import { useIntl } from 'react-intl'

import { useSession } from '../../../shell/boot/index.ts'
import { useClickDecision } from '../../../shell/frame/useClickDecision.ts'
import { useFlags } from '../../../shell/whitelabel/index.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'

/** Deposit, withdrawal, rewards and VIP benefits, as far as the brand has them. */
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
