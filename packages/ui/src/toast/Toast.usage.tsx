import type { Usage } from '../../testing/usage.ts'
import { createToastQueue, type ToastTone } from './queue.ts'
import { ToastViewport } from './ToastViewport.tsx'

/** Time in which nobody reads this page any longer, ms. */
const HOURS = 10_000_000

/** Messages that stay, for pictures of them. */
function Staying({ messages }: { readonly messages: readonly (readonly [text: string, tone: ToastTone])[] }) {
  const queue = createToastQueue()
  for (const [text, tone] of messages) queue.show(text, { tone, duration: HOURS })
  return <ToastViewport queue={queue} label="Messages" />
}

export const usage: Usage = {
  covers: true,
  when: ['The result of an action that left no other trace: copied, saved, sent'],
  whenNot: [
    'An error of a field: it stands at the field',
    'A question: use `Dialog`',
    'Anything that must be kept: use the inbox',
    'A win or a new level: use `Moment`',
  ],
  anatomy: {
    shown: <Staying messages={[['Your changes are saved', 'success']]} />,
    parts: [
      {
        name: 'Message',
        at: '[role=status] > div',
        role: 'Above everything, also above a dialog; gone after three seconds.',
      },
      { name: 'Sign', at: '[role=status] svg', role: 'Tells the tone without its colour.' },
    ],
  },
  pairs: [
    {
      good: { shown: <Staying messages={[['Copied', 'success']]} />, why: 'One word, at once, and gone.' },
      bad: {
        shown: (
          <Staying
            messages={[
              ['Success!', 'success'],
              ['Your deposit limit was lowered to €50.00 a week from Monday on; write this down', 'info'],
              ['An error occurred', 'danger'],
            ]}
          />
        ),
        why: 'Three at once; one must be kept and vanishes, two say nothing.',
      },
    },
  ],
  limits: [
    'One sentence, 60 characters',
    'No action inside: it would vanish under the finger',
    'Three at a time',
  ],
}
