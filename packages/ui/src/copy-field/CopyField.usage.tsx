import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { CopyField, type CopyFieldProps } from './CopyField.tsx'

const field = (props: Partial<CopyFieldProps> = {}) => (
  <CopyField
    label="Your invitation link"
    value="https://example.com/m/register?code=MAI88"
    copyLabel="Copy the link"
    copiedLabel="Copied"
    refusedLabel="Press and hold the text to copy it"
    onCopy={nothing}
    {...props}
  />
)

export const usage: Usage = {
  when: [
    'A text that the player takes to another app: an account number, an invite link, a reference',
    '`CopyText` for a short one in a line of facts, such as an order number',
  ],
  whenNot: [
    'A text that is only read: use `Text`',
    'A secret: it would stay in the clipboard',
    'For another phone: put a `QrCode` beside it',
  ],
  anatomy: {
    shown: field({ help: 'Friends who register with it are yours' }),
    parts: [
      { name: 'Label', at: 'label', role: 'Names the text.' },
      { name: 'Text', at: 'input', role: 'Read-only; a tap selects all of it.' },
      { name: 'Copy', at: 'button', role: 'Becomes a tick once the text is copied.' },
      {
        name: 'Help',
        at: 'input',
        role: 'Below the box: “Copied” stands here, or what to do where the browser refuses.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: field({
          label: 'Account number',
          value: 'DE02 1203 0000 0000 2020 51',
          copyLabel: 'Copy the number',
          help: 'Put the order number into the reference',
        }),
        why: 'One thing to copy, and where it goes.',
      },
      bad: {
        shown: field({
          label: 'Details',
          value: 'Northern Bank, DE02 1203 0000 0000 2020 51, ref. 144, €50.00',
          copyLabel: 'Copy',
        }),
        why: 'Four things in one text: the other app takes them one by one. Give each a field.',
      },
    },
  ],
  limits: ['Text: one line; a longer one scrolls inside', 'Label: 32 characters', 'Help: one sentence'],
  states: { shown: field(), on: 'button' },
}
