import {
  bottomMenu,
  clickAgent,
  clickMemberCentre,
  ROUTES,
  type BottomMenuId,
  type ClickDecision,
} from '@livery/domain'
import { BottomMenu } from '@livery/ui/bottom-menu'
import {
  IconAgent,
  IconCustomerService,
  IconHome,
  IconMember,
  IconPromotion,
  type IconType,
} from '@livery/ui/icon'
import { useSetAtom } from 'jotai'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useSession, useTenant } from '../boot/index.ts'
import { useRoute } from '../routing/useRoute.ts'
import { useFlags } from '../whitelabel/index.ts'
import { frameMessages } from './frame.messages.ts'
import { openPanelAtom } from './panels.atoms.ts'
import { useClickDecision } from './useClickDecision.ts'

interface Look {
  readonly icon: IconType
  readonly label: MessageDescriptor
  /** Routes on which the entry is the current one. */
  readonly routes: readonly string[]
}

const LOOKS: Readonly<Record<BottomMenuId, Look>> = {
  home: { icon: IconHome, label: frameMessages.home, routes: [ROUTES.home.id] },
  customerService: { icon: IconCustomerService, label: frameMessages.service, routes: [] },
  promotion: {
    icon: IconPromotion,
    label: frameMessages.promotion,
    routes: [ROUTES.activity.id, ROUTES.activityDetail.id],
  },
  agent: {
    icon: IconAgent,
    label: frameMessages.agent,
    routes: [ROUTES.agentRegister.id, ROUTES.inviteFriends.id],
  },
  memberCentre: { icon: IconMember, label: frameMessages.member, routes: [ROUTES.memberHome.id] },
}

/** The bottom menu with the rules of its taps. */
export function FrameBottomMenu() {
  const { formatMessage } = useIntl()
  const { layout } = useTenant()
  const session = useSession() ?? null
  const { route } = useRoute()
  const openPanel = useSetAtom(openPanelAtom)
  const decide = useClickDecision()
  const follow = (decision: ClickDecision, wanted: string) => () => decide(decision, undefined, wanted)

  const actions: Readonly<Partial<Record<BottomMenuId, () => void>>> = {
    customerService: () => openPanel('customerService'),
    agent: follow(clickAgent(session), ROUTES.inviteFriends.path),
    memberCentre: follow(clickMemberCentre(session), ROUTES.memberHome.path),
  }
  const items = bottomMenu(useFlags()).map(({ id, routeId }) => {
    const { icon, label, routes } = LOOKS[id]
    return {
      id,
      icon,
      label: formatMessage(label),
      current: routes.includes(route.id),
      href: routeId === null ? undefined : ROUTES[routeId].path,
      onPress: actions[id],
    }
  })
  return <BottomMenu label={formatMessage(frameMessages.main)} items={items} variant={layout.bottomMenu} />
}
