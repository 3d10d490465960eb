import { clickAgent, clickDeposit, clickMemberCentre, type ClickDecision } from '@livery/domain/access'
import { bottomMenu, litEntry } from '@livery/domain/menus'
import { ROUTES, withQuery, type BottomMenuId } from '@livery/domain/routes'
import { BottomMenu } from '@livery/ui/bottom-menu'
import {
  IconAgent,
  IconAllGames,
  IconBettingRecord,
  IconCustomerService,
  IconDeposit,
  IconHome,
  IconLottery,
  IconMember,
  IconPromotion,
  IconReward,
  IconSports,
  type IconType,
} from '@livery/ui/icon'
import { useSetAtom } from 'jotai'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useFlags, useReferralEnabled } from '#platform/whitelabel/useFlags.ts'

interface Look {
  readonly icon: IconType
  readonly label: MessageDescriptor
}

const LOOKS: Readonly<Record<BottomMenuId, Look>> = {
  home: { icon: IconHome, label: frameMessages.home },
  games: { icon: IconAllGames, label: frameMessages.games },
  sports: { icon: IconSports, label: frameMessages.sports },
  lottery: { icon: IconLottery, label: frameMessages.lottery },
  bets: { icon: IconBettingRecord, label: frameMessages.bets },
  deposit: { icon: IconDeposit, label: frameMessages.deposit },
  rewards: { icon: IconReward, label: frameMessages.rewards },
  customerService: { icon: IconCustomerService, label: frameMessages.service },
  promotion: { icon: IconPromotion, label: frameMessages.promotion },
  agent: { icon: IconAgent, label: frameMessages.agent },
  memberCentre: { icon: IconMember, label: frameMessages.member },
}

/** The bottom menu with the rules of its taps. */
export function FrameBottomMenu() {
  const { formatMessage } = useIntl()
  const { layout } = useTenant()
  const session = useSession() ?? null
  const flags = useFlags()
  const referralEnabled = useReferralEnabled()
  const { route } = useRoute()
  const { search } = useLocation()
  const openPanel = useSetAtom(openPanelAtom)
  const decide = useClickDecision()
  const follow = (decision: ClickDecision, wanted: string) => () => decide(decision, undefined, wanted)

  const actions: Readonly<Partial<Record<BottomMenuId, () => void>>> = {
    customerService: () => openPanel('customerService'),
    deposit: follow(clickDeposit(session), ROUTES.deposit.path),
    agent: follow(clickAgent(session, flags), ROUTES.agent.path),
    memberCentre: follow(clickMemberCentre(session), ROUTES.memberHome.path),
  }
  const { entries, form, raised } = layout.bottomMenu
  const shown = bottomMenu({ flags, session, referralEnabled, entries })
  const lit = litEntry(route.menu, shown, new URLSearchParams(search).get('gameType'))
  const items = shown.map(({ id, routeId, category }) => {
    const { icon, label } = LOOKS[id]
    return {
      id,
      icon,
      label: formatMessage(label),
      current: id === lit,
      href: routeId === null ? undefined : withQuery(ROUTES[routeId].path, { gameType: category }),
      onPress: actions[id],
    }
  })
  return <BottomMenu label={formatMessage(frameMessages.main)} items={items} raised={raised} variant={form} />
}
