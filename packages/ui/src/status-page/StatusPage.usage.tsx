import { nothing } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { Button } from '../button/index.ts'
import { StatusPage, type StatusPageProps } from './StatusPage.tsx'

const page = (props: Partial<StatusPageProps> = {}) => (
  <StatusPage
    illustration="maintenance"
    title="Back soon"
    text="We are working on the site until 06:00."
    {...props}
  />
)

export const usage: Usage = {
  covers: true,
  when: ['A whole page that says one thing: maintenance, blocked, done'],
  whenNot: ['A part of a page that is empty: use `EmptyState`', 'A result that needs no page: use `Toast`'],
  anatomy: {
    shown: page({
      facts: [{ label: 'Your address', value: '203.0.113.7' }],
      actions: <Button onPress={nothing}>Try again</Button>,
    }),
    parts: [
      { name: 'Illustration', at: 'svg', role: 'One of the brand’s drawings; not read.' },
      { name: 'Title', at: 'h1', role: 'What has happened.' },
      { name: 'Text', at: 'p', role: 'Why, and what comes next.' },
      { name: 'Facts', at: 'dl', role: 'Optional: what customer service asks for.' },
      { name: 'Action', at: 'button', role: 'Optional: what the visitor can do.' },
    ],
  },
  pairs: [
    {
      good: {
        shown: page({ actions: <Button onPress={nothing}>Try again</Button> }),
        why: 'What, until when, and what to do.',
      },
      bad: {
        shown: page({
          illustration: 'error',
          title: 'Error 503',
          text: 'Service temporarily unavailable. Please contact your administrator.',
        }),
        why: 'A number and an administrator: neither is of use to a player.',
      },
    },
  ],
  limits: ['Title: four words', 'Text: two sentences', 'Three facts, two actions'],
}
