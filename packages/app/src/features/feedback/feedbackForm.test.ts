import { describe, expect, it } from 'vitest'

import { EMPTY_FEEDBACK, FEEDBACK_TYPE_NAMES, feedbackPayload, feedbackProblems } from './feedbackForm.ts'

const good = { type: 'others', content: ' Good ', captcha: '12' } as const

describe('feedback', () => {
  it('says what is missing', () => {
    expect(feedbackProblems(EMPTY_FEEDBACK)).toEqual({
      type: 'validation.feedback_type',
      content: 'validation.feedback_empty',
      captcha: 'validation.captcha_required',
    })
  })

  it.each([
    ['x', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'validation.feedback_long'],
    ['   ', 'validation.feedback_empty'],
  ])('of content “%s” thinks %s', (content, verdict) => {
    expect(feedbackProblems({ ...good, content }).content).toBe(verdict)
  })

  it.each([
    ['deposit', 1],
    ['withdrawal', 2],
    ['game', 3],
    ['customerService', 4],
    ['applyAgent', 6],
    ['others', 0],
  ] as const)('sends %s as %i', (type, wire) => {
    expect(FEEDBACK_TYPE_NAMES).toContain(type)
    expect(feedbackPayload({ ...good, type }, 'c1', 'member')).toEqual({
      type: wire,
      content: 'Good',
      captcha: '12',
      captchaId: 'c1',
      sender: 'member',
    })
  })
})
