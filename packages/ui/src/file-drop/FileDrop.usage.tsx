import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const art = (seed: number): string => decodeURIComponent(sampleArt(seed, [300, 300]).split(',')[1] ?? '')
const picture = (seed: number) =>
  new File([art(seed)], `receipt-${seed}.svg`, { type: 'image/svg+xml', lastModified: 0 })

const drop = (props: Partial<FileDropProps> = {}) => (
  <FileDrop
    label="Pictures of your receipt"
    help="Up to 3, PNG or JPG, 5 MB each"
    files={[]}
    onChange={nothing}
    maxFiles={3}
    maxBytes={5 * 1024 * 1024}
    accept={['image/png', 'image/jpeg']}
    labels={{
      add: 'Add pictures',
      remove: (name) => `Remove ${name}`,
      refused: ({ name }) => `${name} is too large`,
    }}
    {...props}
  />
)

export const usage: Usage = {
  when: ['Pictures that prove something: a receipt, a screen with an error'],
  whenNot: ['A picture of a member: `Avatar` has ready-made ones', 'Words: use `Textarea`'],
  anatomy: {
    shown: drop({ files: [picture(1)] }),
    parts: [
      { name: 'Label', at: 'legend', role: 'Names what the pictures show.' },
      { name: 'Picture', at: 'img', role: 'Shown before it is sent, so that a wrong one is seen.' },
      { name: 'Remove', at: 'button', role: 'On each picture.' },
      {
        name: 'Add',
        at: 'fieldset label',
        role: 'Opens the camera or the files; gone when there are enough.',
      },
      { name: 'Limits', at: '[aria-live]', role: 'In sight beforehand; a refusal takes their place.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: drop({ files: [picture(2)], error: 'The upload was cut off. Try again' }),
        why: 'The picture is kept; only sending is repeated.',
      },
      bad: {
        shown: drop({ label: 'File', help: undefined, error: 'Upload error 413' }),
        why: 'No limits beforehand, a number for an answer, and the picture is gone.',
      },
    },
  ],
  limits: ['Up to three pictures', 'Help: count, kinds and size in one line', 'Add: 16 characters'],
  states: {
    shown: drop(),
    on: 'fieldset label',
    more: { 'with a picture': drop({ files: [picture(3)] }), disabled: drop({ disabled: true }) },
  },
}
