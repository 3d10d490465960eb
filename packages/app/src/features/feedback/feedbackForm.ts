import type { Schemas } from '@livery/api'
import { FEEDBACK_TYPE_NONE, FEEDBACK_TYPES } from '@livery/domain/support'
import { feedbackCaptcha, feedbackContent, feedbackType, type Verdict } from '@livery/domain/validation'

import type { CaptchaValues } from '#capabilities/verification/CaptchaInput.tsx'
import type { CaptchaAnswer } from '#capabilities/verification/useCaptcha.ts'
import type { Problems } from '#platform/forms/problems.ts'

export type FeedbackTypeName = keyof typeof FEEDBACK_TYPES

/** Values of the form; `type` is undefined while nothing is chosen. */
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

/** Errors of the form. */
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

/** Payload for the gateway. @throws TypeError without a type, which the validation rules prevent */
export function feedbackPayload(
  { type, content }: FeedbackValues,
  captcha: CaptchaAnswer,
  sender: string,
): Schemas['Feedback'] {
  if (type === undefined) throw new TypeError('feedback without a type')
  return { type: FEEDBACK_TYPES[type], content: content.trim(), sender, ...captcha }
}
