import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { AppHeader } from '../app-header/index.ts'
import { BottomMenu } from '../bottom-menu/index.ts'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { IconHome, IconMember, IconPromotion } from '../icon/index.ts'
import { Stack } from '../stack/index.ts'
import { PageColumn } from './PageColumn.tsx'

const header = <AppHeader title="Promotions" back={{ label: 'Back', onPress: nothing }} />
const bottom = (
  <BottomMenu
    label="Main"
    items={[
      { id: 'home', label: 'Home', icon: IconHome, href: '#home' },
      { id: 'activity', label: 'Promotions', icon: IconPromotion, href: '#activity', current: true },
      { id: 'member', label: 'Me', icon: IconMember, href: '#member' },
    ]}
  />
)
const offers = (
  <Stack gutter>
    <Card>Offer 1</Card>
    <Card>Offer 2</Card>
  </Stack>
)

export const usage: Usage = {
  covers: true,
  when: ['The frame of the site: header, page and menus'],
  whenNot: [
    'Inside a page: use `Stack` or `Section`',
    'Two parts beside each other in a wide window: use `TwoPanes`',
  ],
  anatomy: {
    shown: (
      <PageColumn header={header} bottom={bottom} skipLabel="Skip to content">
        {offers}
      </PageColumn>
    ),
    parts: [
      { name: 'Header', at: 'header', role: 'An `AppHeader`; left out where a page has a bar of its own.' },
      {
        name: 'Page',
        at: 'main',
        role: 'Keeps free the height of the menu, and fades in when the page changes.',
      },
      { name: 'Menu', at: 'nav', role: 'A `BottomMenu`; beside the page in a wide window.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <PageColumn header={header} bottom={bottom}>
            {offers}
          </PageColumn>
        ),
        why: 'Bars above and below, and nothing of the page is under them.',
      },
      bad: {
        shown: (
          <PageColumn header={header} bottom={bottom}>
            <AppHeader title="Offers of this week" />
            {offers}
            <Button fill onPress={nothing}>
              Continue
            </Button>
          </PageColumn>
        ),
        why: 'A second bar in the page, and a button without a gutter: a form with a button at its foot has no menu.',
      },
    },
  ],
  limits: ['One on a page', 'Text in a column of 480 px; lists and panes may take the width'],
}
