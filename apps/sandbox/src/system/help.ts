import { COOLING_MS } from '../limits/moneyLimits.ts'
import { channelOf } from '../payments/channels.ts'
import { paragraph, textIn, type Text } from '../platform/text.ts'
import { SESSION_LIFE_MS } from '../sessions/sessions.ts'
import type { Schemas } from '../wire.ts'

interface HelpArea {
  readonly title: Text
  readonly topics: readonly { readonly question: Text; readonly answer: Text }[]
}

const MINUTE_MS = 60_000

/** Frequently asked questions, most frequent first; their figures are those of the rules. */
const HELP: readonly HelpArea[] = [
  {
    title: 'userAgreement.account.title',
    topics: [
      {
        question: 'login.forgot',
        answer: { id: 'help.password.answer', values: { forgot: { text: 'login.forgot' } } },
      },
      {
        question: 'help.loggedOut.question',
        answer: { id: 'help.loggedOut.answer', values: { minutes: SESSION_LIFE_MS / MINUTE_MS } },
      },
    ],
  },
  {
    title: 'route.deposit.title',
    topics: [
      {
        question: 'help.depositTime.question',
        answer: {
          id: 'help.depositTime.answer',
          values: { hours: (channelOf('bank-account')?.arrivalMinutes ?? 0) / 60 },
        },
      },
      { question: 'help.depositName.question', answer: 'help.depositName.answer' },
    ],
  },
  {
    title: 'route.withdraw.title',
    topics: [{ question: 'help.withdrawalTime.question', answer: 'withdraw.askedText' }],
  },
  {
    title: 'route.responsibleGaming.title',
    topics: [
      {
        question: 'jurisdiction.limits',
        answer: {
          id: 'help.limit.answer',
          values: { page: { text: 'route.responsibleGaming.title' }, hours: COOLING_MS / 3_600_000 },
        },
      },
    ],
  },
]

/** Help centre in a language. */
export function helpCenter(language: string): Schemas['HelpItem'][] {
  return HELP.map(({ title, topics }) => ({
    title: textIn(title, language),
    content: '',
    children: topics.map(({ question, answer }) => ({
      title: textIn(question, language),
      content: paragraph(textIn(answer, language)),
    })),
  }))
}
