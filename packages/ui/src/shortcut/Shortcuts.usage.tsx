import type { Usage } from '../../testing/usage.ts'
import {
  IconCustomerService,
  IconDeposit,
  IconDownload,
  IconInvite,
  IconReward,
  IconWithdraw,
} from '../icon/index.ts'
import { Shortcuts, type ShortcutItem } from './Shortcut.tsx'

const item = (id: string, label: string, icon: ShortcutItem['icon'], more: Partial<ShortcutItem> = {}) => ({
  id,
  label,
  icon,
  href: `#${id}`,
  ...more,
})
const FOUR = [
  item('deposit', 'Deposit', IconDeposit, { tone: 'brand' }),
  item('withdraw', 'Withdraw', IconWithdraw),
  item('reward', 'Rewards', IconReward, { count: 4, countLabel: '4 to claim' }),
  item('service', 'Service', IconCustomerService),
]

export const usage: Usage = {
  when: ['Up to five destinations that most visits need'],
  whenNot: ['Actions of the page at hand: use `Button`', 'All destinations: they belong to `SideMenu`'],
  anatomy: {
    shown: <Shortcuts label="Shortcuts" items={FOUR} />,
    parts: [
      { name: 'Shortcut', at: 'li:nth-child(2) a', role: 'Icon and label are one target.' },
      { name: 'Main one', at: 'li a > span', role: 'Optional: one in the brand’s colour.' },
      { name: 'Count', at: 'li:nth-child(3) a > span > span', role: 'A `Badge` where something waits.' },
      {
        name: 'Label',
        at: 'li:nth-child(4) a > span:last-child',
        role: 'Below the icon, or beside it in a pill.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: <Shortcuts label="Four" items={FOUR} />,
        why: 'Four in a row, one of them the main one.',
      },
      bad: {
        shown: (
          <Shortcuts
            label="Seven"
            items={[
              ...FOUR.map((entry) => ({ ...entry, tone: 'brand' as const })),
              item('invite', 'Invite your friends', IconInvite, { tone: 'brand' }),
              item('download', 'Download the app', IconDownload, { tone: 'brand' }),
            ]}
          />
        ),
        why: 'Six main ones are none, and the second row pushes the games down.',
      },
    },
  ],
  limits: ['Four in a row', 'Label: 12 characters, two lines', 'One in the brand’s colour'],
  states: { shown: <Shortcuts label="Shortcuts" items={FOUR.slice(0, 2)} />, on: 'li:nth-child(2) a' },
}
