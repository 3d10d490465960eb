import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Avatar } from '../avatar/index.ts'
import { Button } from '../button/index.ts'
import { IconBettingRecord, IconInvite, IconMember, IconRecord } from '../icon/index.ts'
import { List, ListRow } from '../list-row/index.ts'
import { Row } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { SideMenu, type SideMenuProps } from './SideMenu.tsx'

const menu = (props: Partial<SideMenuProps> = {}) => (
  <SideMenu
    open
    onClose={nothing}
    label="Menu"
    closeLabel="Close"
    header={
      <Row gap="x3">
        <Avatar name="Mai" />
        <Text weight="bold">Mai</Text>
      </Row>
    }
    footer={
      <Button fill tone="ghost" onPress={nothing}>
        Sign out
      </Button>
    }
    {...props}
  >
    {props.children ?? (
      <List>
        <ListRow icon={IconRecord} label="Account record" onPress={nothing} />
        <ListRow icon={IconBettingRecord} label="Bet record" onPress={nothing} />
        <ListRow icon={IconMember} label="Profile" onPress={nothing} />
      </List>
    )}
  </SideMenu>
)

export const usage: Usage = {
  when: ['Everything that has no place in the bottom menu'],
  whenNot: ['The four destinations of most visits: use `BottomMenu`', 'A task: use `Sheet` or a page'],
  covers: true,
  anatomy: {
    shown: menu(),
    parts: [
      {
        name: 'Panel',
        at: 'dialog',
        role: 'Comes from the end of the line; a swipe back or a tap beside it closes it.',
      },
      { name: 'Header', at: 'p', role: 'Who is signed in, or the logo.' },
      { name: 'Close', at: 'button', role: 'Beside the header, always there.' },
      {
        name: 'Entries',
        at: 'nav',
        role: 'A `ListRow` for each place; what the brand does not offer is not there.',
      },
      { name: 'Foot', at: 'nav + div', role: 'Stays in sight: log in, or sign out.' },
    ],
  },
  pairs: [
    {
      good: { shown: menu(), why: 'Places by name in the order of need; signing out stands apart.' },
      bad: {
        shown: menu({
          header: undefined,
          footer: undefined,
          children: (
            <List>
              <ListRow icon={IconInvite} label="Invite (not available)" onPress={nothing} />
              <ListRow
                icon={IconRecord}
                label="Records of deposits, withdrawals, bets and rewards"
                onPress={nothing}
              />
              <ListRow icon={IconMember} label="Sign out" onPress={nothing} />
            </List>
          ),
        }),
        why: 'A place that is not on offer, a sentence for a name, and signing out among the places.',
      },
    },
  ],
  limits: ['Up to fourteen entries', 'Entry: 24 characters', 'One button at the foot, two for visitors'],
}
