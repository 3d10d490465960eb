import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { CopyField } from '../copy-field/index.ts'
import { Stack } from '../stack/index.ts'
import { QrCode } from './QrCode.tsx'

const LINK = 'https://example.com/m/register?code=MAI88'
const code = <QrCode value={LINK} label="QR code of your invitation link" />

export const usage: Usage = {
  when: ['An address or a payment that another phone takes over with its camera'],
  whenNot: ['The only way: put a `CopyField` beside it for those who hold the phone already'],
  anatomy: {
    shown: code,
    parts: [
      {
        name: 'Quiet zone',
        at: ':scope > span',
        role: 'Four light modules around the code; part of the picture.',
      },
      { name: 'Code', at: 'svg', role: 'Dark on light in both themes: many scanners read nothing else.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: (
          <Stack gap="x4">
            {code}
            <CopyField
              label="Your invitation link"
              value={LINK}
              copyLabel="Copy the link"
              copiedLabel="Copied"
              refusedLabel="Press and hold the text to copy it"
              onCopy={nothing}
            />
          </Stack>
        ),
        why: 'For the other phone and for this one.',
      },
      bad: {
        shown: (
          <div style={{ zoom: 0.4 }}>
            <QrCode
              value={`${LINK}&from=invitation&place=member-centre&campaign=autumn-2026&`.repeat(4)}
              label="QR code"
            />
          </div>
        ),
        why: 'Too much in too small a square: the camera finds no module, and nobody knows what it would open.',
      },
    },
  ],
  limits: [
    'Up to 300 characters scan well, 2,000 fit',
    'Side: 160 px or more',
    'Name: what scanning it does',
  ],
}
