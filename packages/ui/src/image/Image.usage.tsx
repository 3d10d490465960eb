import { BROKEN_IMAGE, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Image } from './Image.tsx'

export const usage: Usage = {
  when: ['Any picture from the gateway or the brand: its place is kept before it arrives'],
  whenNot: [
    'A state without content: use `Illustration`',
    'The brand: use `Logo`',
    'Words in a picture: use `Banner`, whose text is text',
  ],
  anatomy: {
    shown: <Image src={sampleArt(2, [320, 180])} alt="Golden Koi" ratio="wide" />,
    parts: [
      {
        name: 'Place',
        at: ':scope > *',
        role: 'Has the ratio at once; nothing moves when the picture arrives.',
      },
      { name: 'Picture', at: 'img', role: 'Cut to the ratio, with a text for those who do not see it.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: <Image src={sampleArt(4, [320, 180])} alt="Deep Sea Hunter" ratio="wide" />,
        why: 'A picture made for the ratio shows what it should.',
      },
      bad: {
        shown: <Image src={sampleArt(4, [180, 480])} alt="Deep Sea Hunter" ratio="wide" />,
        why: 'A poster in a wide place loses its head; ask for other art, or for `fit`.',
      },
    },
    {
      good: {
        shown: <Image src={BROKEN_IMAGE} alt="Crown of Fire" ratio="wide" />,
        why: 'A picture that fails leaves a calm placeholder with its name.',
      },
      bad: {
        shown: <Image src={sampleArt(5, [320, 180])} alt="" ratio="wide" />,
        why: 'A game without a text is nothing for a screen reader.',
      },
    },
  ],
  limits: ['Text: the name, 60 characters, without “picture of”', 'Focal point inside the middle two thirds'],
}
