import { LONG_GERMAN, nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconButton } from '../icon-button/index.ts'
import { IconDownload, IconFavourite, IconMenu, IconSearch } from '../icon/index.ts'
import { AppHeader } from './AppHeader.tsx'

const back = { label: 'Back', onPress: nothing }
const menu = <IconButton label="Menu" icon={IconMenu} onPress={nothing} />

export const usage: Usage = {
  when: ['The top of each page: where one is, and the way back'],
  whenNot: [
    'Inside a page or a `Sheet`, which have headings of their own',
    'The heading of a part of a page: use `Section`',
  ],
  anatomy: {
    shown: <AppHeader title="Promotions" back={back} end={menu} />,
    parts: [
      {
        name: 'Bar',
        at: 'header',
        role: 'Filled or glass, as the brand chose; stays while the page scrolls.',
      },
      { name: 'Back', at: 'header > div:first-child button', role: 'One page back; left out on home.' },
      { name: 'Title', at: 'h1', role: 'The page’s only first heading; on home a `Logo` takes its place.' },
      { name: 'End', at: 'header > div:last-child button', role: 'Optional: up to two actions of the page.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: <AppHeader title="Bet records" back={back} end={menu} />,
        why: 'The name of the page in two words, one way back, one action.',
      },
      bad: {
        shown: (
          <AppHeader
            title={LONG_GERMAN}
            back={back}
            end={
              <>
                <IconButton label="Search" icon={IconSearch} onPress={nothing} />
                <IconButton label="Favourites" icon={IconFavourite} onPress={nothing} />
                <IconButton label="Download" icon={IconDownload} onPress={nothing} />
                {menu}
              </>
            }
          />
        ),
        why: 'Four actions leave the title a column of syllables.',
      },
    },
  ],
  limits: [
    'Title: 20 characters for one line; it wraps, it is never cut',
    'Two icons at the end, or one short `Button`',
  ],
  states: { shown: <AppHeader title="Promotions" back={back} />, on: 'button' },
}
