import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { FEEDBACK_TYPES } from '../support/wire.ts'
import { canSubmitFeedback, cutAt, feedbackCaptcha, feedbackContent, feedbackType } from './feedback.ts'
import { characterCount } from './generic.ts'
import { LIMITS } from './limits.ts'

describe('feedback', () => {
  test.each([
    ['', 'validation.feedback_empty', false],
    ['  ', 'validation.feedback_empty', false],
    ['x', null, true],
    ['x'.repeat(200), null, true],
    ['x'.repeat(201), 'validation.feedback_long', false],
  ])('content %# (S-help-06)', (content, wanted, enabled) => {
    expect(feedbackContent(content)).toBe(wanted)
    expect(canSubmitFeedback(content)).toBe(enabled)
  })

  test.each([
    ['', 'validation.captcha_required'],
    ['7 + 5', null],
    ['x'.repeat(16), null],
    ['x'.repeat(17), 'validation.captcha_length'],
  ])('captcha %j', (value, wanted) => expect(feedbackCaptcha(value)).toBe(wanted))

  it('requires a question type; others is one (S-help-05)', () => {
    expect(feedbackType(-1)).toBe('validation.feedback_type')
    expect(feedbackType(0)).toBeNull()
  })

  it('cuts between characters, never inside one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 20 }), (text, most) => {
        const cut = cutAt(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect(characterCount(cut)).toBe(Math.min(most, characterCount(text)))
      }),
    )
  })

  it('has a question type for every number of the wire', () => {
    expect(Object.values(FEEDBACK_TYPES).map(feedbackType)).toEqual([null, null, null, null, null, null])
  })

  it("that is cut at the counter's limit can be sent, unless it is blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        const cut = cutAt(text, LIMITS.feedbackCharacters)
        expect(canSubmitFeedback(cut)).toBe(cut.trim() !== '')
      }),
    )
  })
})
