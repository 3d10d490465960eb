import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconFish, IconHot, IconLive, IconLottery, IconNew, IconSlots, IconSports } from '../icon/index.ts'
import { CategoryRail, type CategoryRailItem } from './CategoryRail.tsx'

const KINDS = [
  { id: 'hot', label: 'Hot', icon: IconHot },
  { id: 'slots', label: 'Slots', icon: IconSlots },
  { id: 'live', label: 'Live casino', icon: IconLive },
  { id: 'sports', label: 'Sports', icon: IconSports },
  { id: 'fish', label: 'Fishing', icon: IconFish },
  { id: 'lottery', label: 'Lottery', icon: IconLottery },
]
const rail = (items: readonly CategoryRailItem<string>[], look: 'icons' | 'pills' = 'icons') => (
  <CategoryRail label="Game categories" items={items} selected="hot" onSelect={nothing} look={look} />
)

export const usage: Usage = {
  when: ['Kinds of games, more than fit in a line'],
  whenNot: ['Up to four views of one page: use `SegmentedTabs`', 'Filters that add up: use `Chip`'],
  anatomy: {
    shown: rail(KINDS),
    parts: [
      {
        name: 'Rail',
        at: '[role=toolbar]',
        role: 'Scrolls, with the next kind partly in sight; one stop for the Tab key.',
      },
      { name: 'Chosen', at: '[aria-pressed=true]', role: 'At most one; marked by more than colour.' },
      { name: 'Icon', at: 'button:nth-child(2) svg', role: 'From the brand’s set.' },
      { name: 'Label', at: 'button:nth-child(3) span', role: 'Below the icon, or beside it in a pill.' },
    ],
  },
  pairs: [
    {
      good: { shown: rail(KINDS, 'pills'), why: 'Short names of one kind; the one that is open is marked.' },
      bad: {
        shown: rail([
          { id: 'new', label: 'All the newest releases of this week', icon: IconNew },
          { id: 'help', label: 'Help', icon: IconNew },
          { id: 'offers', label: 'Today’s offers', icon: IconNew },
        ]),
        why: 'Sentences and pages among the kinds, one icon for all, and nothing chosen.',
      },
    },
  ],
  limits: ['Label: 12 characters, two lines', 'Up to a dozen kinds', 'One icon for each, none twice'],
  states: { shown: rail(KINDS.slice(0, 3)), on: 'button:nth-child(2)' },
}
