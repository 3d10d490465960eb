import { paragraph, textIn } from '../platform/text.ts'
import { REFERRAL } from '../promotions/promises.ts'

/** Operator's text on the invite banner (`login_prompt_text`), with the reward that the rules pay. */
export function invitePrompt(language: string, currency: string): string {
  return paragraph(
    textIn({ id: 'invite.title', values: { amount: { sum: REFERRAL.reward } } }, language, currency),
  )
}
