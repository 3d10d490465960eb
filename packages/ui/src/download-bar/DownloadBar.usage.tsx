import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { DownloadBar, type DownloadBarProps } from './DownloadBar.tsx'

const bar = (props: Partial<DownloadBarProps> = {}) => (
  <DownloadBar
    icon={sampleArt(1, [64, 64])}
    name="Aurora"
    detail="Faster, with news of your draws"
    downloadLabel="Install"
    onDownload={nothing}
    closeLabel="Close"
    onClose={nothing}
    {...props}
  />
)

export const usage: Usage = {
  when: ['The offer to install the site, after a second visit'],
  whenNot: [
    'Anything else that wants attention: use `Banner` or `Toast`',
    'The steps of installing: use `InstallGuide`',
  ],
  anatomy: {
    shown: bar({
      rating: { value: '4.8', label: 'Rated 4.8 of 5' },
      gift: { label: 'A gift', onPress: nothing },
    }),
    parts: [
      {
        name: 'Close',
        at: 'button',
        role: 'First, and for good: a closed bar does not come back in this visit.',
      },
      { name: 'Icon', at: 'img', role: 'As it will be on the home screen.' },
      { name: 'Rating', at: '[role=img]', role: 'Optional: the store’s own figure, never an invented one.' },
      {
        name: 'Install',
        at: 'span > button:last-of-type',
        role: 'The one action; a gift may stand before it.',
      },
    ],
  },
  pairs: [
    {
      good: { shown: bar(), why: 'Name, one reason, one action, and a way to be rid of it.' },
      bad: {
        shown: bar({
          name: 'DOWNLOAD THE BEST CASINO APP NOW',
          detail: 'Only today! Do not miss your chance to win big with the fastest app in the world',
          downloadLabel: 'Get it now for free',
        }),
        why: 'Pressure in capitals: three lines above the games, and no reason among them.',
      },
    },
  ],
  limits: ['Name: one line, cut at its end', 'Detail: 40 characters', 'Button: 10 characters'],
  states: { shown: bar(), on: 'span > button:last-of-type' },
}
