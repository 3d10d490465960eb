import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconBack, IconFavourite, IconMenu, IconNotice, IconSearch } from '../icon/index.ts'
import { Row } from '../stack/index.ts'
import { IconButton } from './IconButton.tsx'

export const usage: Usage = {
  when: [
    'An action that everybody knows by its icon: back, search, close, favourite',
    'A bar or a tile without room for a word',
  ],
  whenNot: [
    'The main action of a page: use `Button` with a label',
    'An icon that needs guessing: write the word',
  ],
  anatomy: {
    shown: <IconButton label="Messages" icon={IconNotice} count={3} onPress={nothing} />,
    parts: [
      { name: 'Target', at: 'button', role: '44 by 44 px, larger than the icon in it.' },
      { name: 'Icon', at: 'svg', role: 'One of the set; its weight comes from the brand.' },
      { name: 'Count', at: 'button > :last-child', role: 'Optional; left out at zero.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row>
            <IconButton label="Back" icon={IconBack} onPress={nothing} />
            <IconButton label="Search" icon={IconSearch} onPress={nothing} />
          </Row>
        ),
        why: 'Two known icons, each with a spoken name.',
      },
      bad: {
        shown: (
          <Row>
            <IconButton label="1" icon={IconBack} onPress={nothing} />
            <IconButton label="2" icon={IconSearch} onPress={nothing} />
            <IconButton label="3" icon={IconMenu} onPress={nothing} />
            <IconButton label="4" icon={IconFavourite} onPress={nothing} />
            <IconButton label="5" icon={IconNotice} onPress={nothing} />
          </Row>
        ),
        why: 'A row of five is a riddle; put the rare ones into the side menu.',
      },
    },
  ],
  limits: [
    'Spoken label: a verb or a noun, 30 characters',
    'Three beside each other in a header',
    'Count: two digits, then 99+',
  ],
  states: {
    shown: <IconButton label="Favourite" icon={IconFavourite} onPress={nothing} />,
    on: 'button',
    more: {
      on: <IconButton label="Favourite, set" icon={IconFavourite} pressed onPress={nothing} />,
      disabled: <IconButton label="Favourite, not now" icon={IconFavourite} disabled onPress={nothing} />,
    },
  },
}
