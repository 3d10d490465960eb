import { sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { IconAddToHomeScreen, IconShare } from '../icon/index.ts'
import { InstallGuide, type InstallGuideProps } from './InstallGuide.tsx'

const guide = (props: Partial<InstallGuideProps> = {}) => (
  <InstallGuide
    icon={sampleArt(2, [120, 120])}
    name="Casino"
    stepsLabel="How to install"
    steps={[
      { icon: IconShare, text: 'Tap Share at the bottom of Safari' },
      { icon: IconAddToHomeScreen, text: 'Choose Add to home screen' },
    ]}
    {...props}
  />
)

export const usage: Usage = {
  when: ['Steps to put the site on the home screen, for the phone in the hand; usually in a `Sheet`'],
  whenNot: ['A browser that installs by itself: ask it instead', 'The offer to install: use `DownloadBar`'],
  anatomy: {
    shown: guide({ legacyNotice: 'On this version of iOS, use Safari' }),
    parts: [
      { name: 'Home screen', at: '[data-hero]', role: 'How it will look, with the app’s own icon and name.' },
      { name: 'Notice', at: 'p', role: 'Optional: for versions that need another way.' },
      { name: 'Step', at: 'li', role: 'The sign that the player has to find, and what to do with it.' },
    ],
  },
  pairs: [
    {
      good: { shown: guide(), why: 'Two steps, each with the sign as the phone draws it.' },
      bad: {
        shown: guide({
          steps: [
            {
              icon: IconShare,
              text: 'Open the menu of your browser, which may be at the top or at the bottom, and look for a command such as Install, Add to home screen or Bookmark',
            },
          ],
        }),
        why: 'Steps for every phone at once fit none: the site knows which one it is.',
      },
    },
  ],
  limits: ['Two or three steps', 'Step: 40 characters, two lines', 'Name: 12 characters, as under an icon'],
}
