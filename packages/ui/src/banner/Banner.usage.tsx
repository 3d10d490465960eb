import { sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Banner, type BannerProps } from './Banner.tsx'

const banner = (props: Partial<BannerProps>) => (
  <Banner
    art={sampleArt(3, [800, 400])}
    focus={{ across: 80, down: 40 }}
    title="Double your first deposit"
    action="See the offer"
    terms="18+. New members, up to £200. Stake the bonus ten times."
    ratio="panorama"
    {...props}
  />
)

export const usage: Usage = {
  when: ['An offer that a player may take, with its terms in sight'],
  whenNot: [
    'News: use `Marquee` or the inbox',
    'A warning: it is not an offer',
    'Words baked into the picture: they are in one language and one face',
  ],
  anatomy: {
    shown: banner({}),
    parts: [
      { name: 'Art', at: 'img', role: 'Without letters, with a focal point that is never cut.' },
      {
        name: 'Words',
        at: ':scope > * > :last-child',
        role: 'Title, call and terms in the brand’s face, on a veil that keeps them readable.',
      },
    ],
  },
  pairs: [
    {
      good: { shown: banner({}), why: 'What one gets, how, and the conditions that matter.' },
      bad: {
        shown: banner({
          title: 'FREE MONEY!!! GUARANTEED WINS EVERY SINGLE DAY',
          action: 'Click here',
          terms: undefined,
        }),
        why: 'A promise that no bonus keeps, without terms; several regulators fine it.',
      },
    },
  ],
  limits: ['Title: 32 characters, two lines', 'Call: 3 words', 'Terms: 80 characters, two lines'],
}
