import { paragraph, type Text, textIn } from '../platform/text.ts'
import { REFERRAL } from '../promotions/promises.ts'

/** Promise of the reward that the rules pay. */
const PROMISE: Text = { id: 'invite.title', values: { amount: { sum: REFERRAL.reward } } }

/** Operator's text on the invite banner (`login_prompt_text`). */
export const invitePrompt = (language: string, currency: string): string =>
  paragraph(textIn(PROMISE, language, currency))
