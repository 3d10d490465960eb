import type { Usage } from '../../testing/usage.ts'
import { Row, Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { IconDeposit, IconHot, IconSuccess, IconWithdraw } from './index.ts'

export const usage: Usage = {
  when: [
    'A word that is found sooner with a picture beside it',
    'A state beside its colour, for those who see no difference in colour',
  ],
  whenNot: [
    'A drawing of an empty or failed state: use `Illustration`',
    'Decoration of a line that needs none',
    'A thing without a picture that everybody knows: the word alone is better',
  ],
  anatomy: {
    shown: (
      <Row gap="x2">
        <IconDeposit />
        <Text>Deposit</Text>
      </Row>
    ),
    parts: [
      {
        name: 'Icon',
        at: 'svg',
        role: 'In the colour of the text around it; weight and fill are seeds of the brand.',
      },
      { name: 'Word', at: 'p', role: 'Says the same; without it the icon needs a label of its own.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Row gap="x2">
            <IconSuccess label="Success" />
            <Text>Deposit received</Text>
          </Row>
        ),
        why: 'The icon repeats in another way what the words say.',
      },
      bad: {
        shown: (
          <Stack gap="x2">
            <Row gap="x2">
              <IconHot />
              <IconDeposit />
              <IconWithdraw />
              <Text>Money</Text>
            </Row>
          </Stack>
        ),
        why: 'Three icons for one word explain nothing.',
      },
    },
  ],
  limits: ['Three sizes: small in text, medium in controls, large in headers', 'One icon for each label'],
}
