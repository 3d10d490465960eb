import type { Schemas } from '@livery/api'
import {
  FEEDBACK_TYPE_NONE,
  FEEDBACK_TYPES,
  feedbackCaptcha,
  feedbackContent,
  feedbackType,
  type Verdict,
} from '@livery/domain'

import type { Problems } from '../../shell/forms/problems.ts'
import type { CaptchaValues } from '../../shell/verification/CaptchaInput.tsx'
import type { CaptchaAnswer } from '../../shell/verification/useCaptcha.ts'

export type FeedbackTypeName = keyof typeof FEEDBACK_TYPES

/** What the form holds; `type` is undefined while nothing is chosen. */
export interface FeedbackValues extends CaptchaValues {
  readonly type: FeedbackTypeName | undefined
  readonly content: string
}

export const EMPTY_FEEDBACK: FeedbackValues = {
  type: undefined,
  content: '',
  captcha: '',
  captchaInstead: false,
}

/** The question types in the order of the picker. */
export const FEEDBACK_TYPE_NAMES = Object.keys(FEEDBACK_TYPES) as readonly FeedbackTypeName[]

/** The fields in the order they are shown. */
export const FEEDBACK_FIELDS = ['type', 'content', 'captcha'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]

/** Everything that is wrong with the form. */
export function feedbackProblems(values: FeedbackValues): Problems<FeedbackField> {
  const verdicts: Readonly<Record<FeedbackField, Verdict>> = {
    type: feedbackType(values.type === undefined ? FEEDBACK_TYPE_NONE : FEEDBACK_TYPES[values.type]),
    content: feedbackContent(values.content),
    captcha: values.captchaInstead ? null : feedbackCaptcha(values.captcha),
  }
  return Object.fromEntries(
    Object.entries(verdicts).flatMap(([name, id]) => (id === null ? [] : [[name, { id }]])),
  )
}

/** What the gateway takes. @throws TypeError without a type: the rules let no such form through */
export function feedbackPayload(
  { type, content }: FeedbackValues,
  captcha: CaptchaAnswer,
  sender: string,
): Schemas['Feedback'] {
  if (type === undefined) throw new TypeError('feedback without a type')
  return { type: FEEDBACK_TYPES[type], content: content.trim(), sender, ...captcha }
}
