import { FEEDBACK_TYPE_NONE } from '../support/wire.ts'
import { characterCount, type Verdict } from './generic.ts'
import { LIMITS } from './limits.ts'

/** A question type must have been chosen. */
export function feedbackType(type: number): Verdict {
  return type === FEEDBACK_TYPE_NONE ? 'validation.feedback_type' : null
}

/** At least 1 character; the counter stops at 200 (S-help-06). */
export function feedbackContent(content: string): Verdict {
  const length = characterCount(content.trim())
  if (length === 0) return 'validation.feedback_empty'
  return length > LIMITS.feedbackCharacters ? 'validation.feedback_long' : null
}

/** Feedback captcha: required, 1 to 16 characters; it may be an equation's result or letters. */
export function feedbackCaptcha(value: string): Verdict {
  if (value.trim() === '') return 'validation.captcha_required'
  return characterCount(value) > LIMITS.feedbackCaptchaCharacters ? 'validation.captcha_length' : null
}

/** Submit is enabled from 1 character. */
export function canSubmitFeedback(content: string): boolean {
  return feedbackContent(content) === null
}

/** Cuts a text to a number of characters without splitting a character. */
export function cutAt(text: string, characters: number): string {
  if (text.length <= characters) return text
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)]
    .slice(0, characters)
    .map((part) => part.segment)
    .join('')
}
