import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx'

const field = (props: Partial<CaptchaFieldProps> = {}) => (
  <CaptchaField
    label="Verification code"
    value=""
    onChange={nothing}
    onRefresh={nothing}
    refreshLabel="Show another picture"
    image={sampleArt(3, [132, 44])}
    help="The characters in the picture"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A form that machines misuse, where the gateway asks for it'],
  whenNot: [
    'Every form: a captcha costs players, and some cannot solve it',
    'A code from a text message: use `CodeField`',
  ],
  anatomy: {
    shown: field(),
    parts: [
      { name: 'Label', at: 'label', role: 'What is to be typed.' },
      {
        name: 'Characters',
        at: 'input',
        role: 'Digits of every script are taken; letters only where the picture has them.',
      },
      {
        name: 'Picture',
        at: 'button',
        role: 'A tap shows another one; while it loads, a spinner keeps its place.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: field({ value: '4821', error: 'That is not what the picture shows. Try this one' }),
        why: 'After a mistake a new picture, and a word of what to do.',
      },
      bad: {
        shown: field({ label: 'Prove that you are human', help: undefined, value: '4821', error: 'Error' }),
        why: 'The label accuses, and the message helps nobody.',
      },
    },
  ],
  limits: [
    'Six characters unless the gateway says otherwise',
    'Label: 24 characters',
    'Picture: 3 to 1, at most as high as the field',
  ],
  states: {
    shown: field(),
    on: 'button',
    more: {
      loading: field({ image: undefined, loading: true }),
      'no picture': field({ image: undefined }),
      'with an error': field({ error: 'Type the characters of the picture' }),
      disabled: field({ disabled: true }),
    },
  },
}
