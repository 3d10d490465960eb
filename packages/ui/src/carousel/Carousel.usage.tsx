import { sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Image } from '../image/index.ts'
import { Carousel } from './Carousel.tsx'

const offers = (slides: readonly string[], autoplayMs = 5000) => (
  <Carousel
    label="Offers"
    slides={slides}
    keyOf={(name) => name}
    autoplayMs={autoplayMs}
    pauseLabel="Pause"
    playLabel="Play"
    positionLabel={(index, total) => `${index} of ${total}`}
  >
    {(name, first) => (
      <Image
        src={sampleArt(name.length, [400, 200])}
        alt={name}
        ratio="banner"
        corners="card"
        priority={first}
      />
    )}
  </Carousel>
)

export const usage: Usage = {
  when: ['Two to six offers of equal weight, one at a time'],
  whenNot: [
    'Content that everybody needs: only the first slide is seen by most',
    'One offer: use `Banner` alone',
    'Games: a `GameGrid` shows more of them at once',
  ],
  anatomy: {
    shown: offers(['Cashback', 'Jackpot', 'Welcome!!']),
    parts: [
      {
        name: 'Slide',
        at: '[role=group] > [role=group]',
        role: 'One offer, swiped by hand or moved by itself.',
      },
      {
        name: 'Dots',
        at: 'section > div:last-child > div',
        role: 'One for each slide; the current one fills as its time passes.',
      },
      {
        name: 'Pause',
        at: 'section > div:last-child button, section > div:last-child',
        role: 'What moves by itself can be stopped; absent under reduced motion, where nothing moves.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: offers(['Cashback', 'Jackpot', 'Welcome!!']),
        why: 'Three offers, each long enough to be read.',
      },
      bad: {
        shown: offers(
          ['A', 'AB', 'ABC', 'ABCD', 'ABCDE', 'ABCDEF', 'ABCDEFG', 'ABCDEFGH', 'ABCDEFGHI'],
          1500,
        ),
        why: 'Nine slides that leave before they are read; the last ones are seen by nobody.',
      },
    },
  ],
  limits: ['Two to six slides', 'At least five seconds for each', 'All slides in one ratio'],
  states: {
    shown: offers(['Cashback', 'Jackpot']),
    on: 'section > [role=group]',
    more: { 'one slide': offers(['Cashback']) },
  },
}
