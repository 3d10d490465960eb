import type { Schemas } from '@livery/api'
import {
  FEEDBACK_TYPE_NONE,
  FEEDBACK_TYPES,
  feedbackCaptcha,
  feedbackContent,
  feedbackType,
  type Verdict,
} from '@livery/domain'

export type FeedbackTypeName = keyof typeof FEEDBACK_TYPES

/** What the form holds; `type` is undefined while nothing is chosen. */
export interface FeedbackValues {
  readonly type: FeedbackTypeName | undefined
  readonly content: string
  readonly captcha: string
}

export const EMPTY_FEEDBACK: FeedbackValues = { type: undefined, content: '', captcha: '' }

/** The question types in the order of the picker. */
export const FEEDBACK_TYPE_NAMES = Object.keys(FEEDBACK_TYPES) as readonly FeedbackTypeName[]

/** The fields in the order they are shown. */
export const FEEDBACK_FIELDS = ['type', 'content', 'captcha'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]

/** Everything that is wrong with the form. */
export function feedbackProblems(values: FeedbackValues): Readonly<Record<FeedbackField, Verdict>> {
  return {
    type: feedbackType(values.type === undefined ? FEEDBACK_TYPE_NONE : FEEDBACK_TYPES[values.type]),
    content: feedbackContent(values.content),
    captcha: feedbackCaptcha(values.captcha),
  }
}

/** What the gateway takes. @throws TypeError without a type: the rules let no such form through */
export function feedbackPayload(
  { type, content, captcha }: FeedbackValues,
  captchaId: string,
  sender: string,
): Schemas['Feedback'] {
  if (type === undefined) throw new TypeError('feedback without a type')
  return { type: FEEDBACK_TYPES[type], content: content.trim(), captcha: captcha.trim(), captchaId, sender }
}
