import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconDeposit } from '../icon/index.ts'
import { Row } from '../stack/index.ts'
import { Button } from './Button.tsx'

export const usage: Usage = {
  when: [
    'An action of the page or of a form: deposit, send the code, place the bet',
    'One `brand` button for each view: the action that most players came for',
  ],
  whenNot: [
    'A way to another page in running text: use `TextLink`',
    'A filter that stays on: use `Chip`',
    'An action that an icon says alone: use `IconButton`',
  ],
  anatomy: {
    shown: (
      <Button icon={IconDeposit} onPress={nothing}>
        Deposit
      </Button>
    ),
    parts: [
      { name: 'Surface', at: 'button', role: 'At least 44 px high; its cut comes from the brand.' },
      {
        name: 'Icon',
        at: 'svg',
        role: 'Optional, before the label, only where it is recognised sooner than the word.',
      },
      { name: 'Label', at: 'button > span', role: 'Names the action with a verb.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row wrap>
            <Button onPress={nothing}>Withdraw</Button>
            <Button tone="ghost" onPress={nothing}>
              Not now
            </Button>
          </Row>
        ),
        why: 'One main action, named; the way out is quiet.',
      },
      bad: {
        shown: (
          <Row wrap>
            <Button onPress={nothing}>OK</Button>
            <Button tone="accent" onPress={nothing}>
              Cancel
            </Button>
          </Row>
        ),
        why: 'Two loud buttons compete, and neither says what happens.',
      },
    },
    {
      good: {
        shown: (
          <Button busy fill onPress={nothing}>
            Place bet
          </Button>
        ),
        why: 'A running action keeps the width and ignores a second tap.',
      },
      bad: {
        shown: (
          <Button disabled fill onPress={nothing}>
            Please wait…
          </Button>
        ),
        why: 'A changed label makes the button jump, and nobody knows what is on its way.',
      },
    },
  ],
  limits: [
    'Label: 1 to 3 words, 24 characters in English; it wraps to a second line before it is cut',
    'Two buttons beside each other at most; a third goes below',
  ],
  states: {
    shown: (
      <Button fill onPress={nothing}>
        Deposit
      </Button>
    ),
    on: 'button',
    more: {
      busy: (
        <Button fill busy onPress={nothing}>
          Deposit
        </Button>
      ),
      disabled: (
        <Button fill disabled onPress={nothing}>
          Deposit
        </Button>
      ),
    },
  },
}
