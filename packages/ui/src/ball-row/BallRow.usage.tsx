import type { Usage } from '../../testing/usage.ts'
import { Text } from '../text/index.ts'
import { BallRow, type Ball } from './BallRow.tsx'

const balls = (values: readonly string[], tone: Ball['tone']): readonly Ball[] =>
  values.map((value) => ({ value, tone }))

export const usage: Usage = {
  when: [
    'The numbers of a draw, in the order in which they were drawn',
    'A draw that is under way: `pending` keeps the places',
  ],
  whenNot: [
    'Numbers to pick: use `NumberGrid`',
    'A bet that was placed: its numbers are text in a `RecordList`',
  ],
  anatomy: {
    shown: (
      <BallRow
        label="Draw 202611200144"
        balls={balls(['04', '11', '23', '38'], 'blue')}
        special={balls(['17'], 'red')}
        specialLabel="Special number"
        pending={1}
      />
    ),
    parts: [
      {
        name: 'Ball',
        at: 'li:first-child',
        role: 'A number as the draw writes it; colours are the game’s, not the brand’s.',
      },
      { name: 'Plus', at: 'li[role=presentation]', role: 'Sets special numbers apart.' },
      {
        name: 'Special number',
        at: 'li[role=presentation] + li',
        role: 'Optional; its name is read before it.',
      },
      { name: 'Place', at: 'li:last-child', role: 'Still to be drawn; the row does not jump when it comes.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <BallRow
            label="Six and one"
            balls={balls(['04', '11', '23', '38', '41', '45'], 'blue')}
            special={balls(['17'], 'red')}
            specialLabel="Special number"
          />
        ),
        why: 'All of a draw on one line, one colour for one meaning.',
      },
      bad: {
        shown: (
          <BallRow
            label="Many colours"
            balls={(['red', 'green', 'gold', 'violet', 'blue', 'plain'] as const).map((tone, at) => ({
              value: String(at * 7 + 4),
              tone,
            }))}
          />
        ),
        why: 'Colour without a meaning: the player looks for a rule that is not there. 4 beside 04 is another number.',
      },
    },
    {
      good: {
        shown: <BallRow label="Under way" balls={balls(['8', '2'], 'green')} pending={3} />,
        why: 'Places are kept: one sees how much is to come.',
      },
      bad: { shown: <Text>8, 2, …</Text>, why: 'Dots do not say how many are to come.' },
    },
  ],
  limits: [
    'Two digits in a ball',
    'Seven balls in a line; more stand in rows of five or ten',
    'Up to twenty in all',
  ],
}
