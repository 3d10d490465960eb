import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import {
  IconAgent,
  IconCustomerService,
  IconDeposit,
  IconDownload,
  IconHome,
  IconMember,
  IconPromotion,
} from '../icon/index.ts'
import { BottomMenu, type BottomMenuItem } from './BottomMenu.tsx'

const entry = (
  id: string,
  label: string,
  icon: BottomMenuItem['icon'],
  more: Partial<BottomMenuItem> = {},
) => ({
  id,
  label,
  icon,
  href: `#${id}`,
  ...more,
})
const home = entry('home', 'Home', IconHome, { current: true })
const offers = entry('offers', 'Promotions', IconPromotion)
const deposit = entry('deposit', 'Deposit', IconDeposit)
const service = entry('service', 'Service', IconCustomerService, { count: 3, countLabel: '3 unread' })
const member = entry('member', 'Me', IconMember)

export const usage: Usage = {
  covers: true,
  when: ['The three to five places that most visits lead to, on every page that is not a task'],
  whenNot: [
    'A running game, or a form with a button of its own at the foot',
    'Actions of the page: use `Button`',
    'Places of rare visits: use `SideMenu`',
  ],
  anatomy: {
    shown: <BottomMenu label="Main" items={[home, offers, deposit, service, member]} raised="deposit" />,
    parts: [
      {
        name: 'Bar',
        at: 'nav',
        role: 'Fixed above the gesture bar; in a wide window it stands at the start of the page.',
      },
      {
        name: 'Current',
        at: '[aria-current=page]',
        role: 'The place one is at: another colour, and a mark behind the icon.',
      },
      { name: 'Raised', at: 'li:nth-child(3)', role: 'Optional: the brand’s main action.' },
      { name: 'Count', at: 'li:nth-child(4) > * > span > span', role: 'A `Badge` where something waits.' },
      {
        name: 'Label',
        at: 'li:nth-child(5) > * > span:last-child',
        role: 'Always there: icons alone are guessed.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: <BottomMenu label="Main" items={[home, offers, service, member]} />,
        why: 'Four places with short names, and one of them is lit.',
      },
      bad: {
        shown: (
          <BottomMenu
            label="Main"
            items={[
              { ...home, current: false },
              { ...offers, label: 'Promotions and events' },
              deposit,
              service,
              entry('agent', 'Invite friends', IconAgent, { onPress: nothing }),
              entry('app', 'Get the app', IconDownload),
              member,
            ]}
          />
        ),
        why: 'Seven places, names of three lines, and nobody knows where they are.',
      },
    },
  ],
  limits: [
    'Three to five entries',
    'Label: 12 characters; it wraps to two lines, it is never cut',
    'One raised entry, the brand’s main action',
  ],
  states: { shown: <BottomMenu label="Main" items={[home, offers, member]} />, on: 'li:nth-child(2) > *' },
}
