import type { Usage } from '../../testing/usage.ts'
import { LoadingMessage } from './LoadingMessage.tsx'

export const usage: Usage = {
  when: ['A step that the player has to wait for, such as the start of a game'],
  whenNot: [
    'Loading of content: use `Skeleton`',
    'An action of a button: it shows its own wait, see `Button`',
    'The result: use `Toast`',
  ],
  covers: true,
  anatomy: {
    shown: <LoadingMessage text="Signing out…" />,
    parts: [
      {
        name: 'Box',
        at: '[role=status]',
        role: 'In the middle, above the page, which cannot be pressed meanwhile.',
      },
      { name: 'Loader', at: '[role=status] > span', role: 'The brand’s `Spinner`.' },
      { name: 'Text', at: '[role=status]', role: 'What is going on, as it goes on; read at once.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: <LoadingMessage text="Opening Golden Koi…" />,
        why: 'Says what comes, and goes when it is there.',
      },
      bad: {
        shown: (
          <LoadingMessage text="Please wait while we are processing your request. This may take some time" />
        ),
        why: 'Two sentences that say nothing: of what, and how long?',
      },
    },
  ],
  limits: [
    'Text: 24 characters, with an ellipsis at its end',
    'One at a time',
    'Gone after ten seconds at most: then say what failed',
  ],
}
