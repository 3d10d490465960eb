import { describe, expect, it } from 'vitest'

import { EMPTY_FEEDBACK, FEEDBACK_TYPE_NAMES, feedbackPayload, feedbackProblems } from './feedbackForm.ts'

const good = { type: 'others', content: ' Good ', captcha: '12', captchaInstead: false } as const

describe('feedback', () => {
  it('shows which fields are missing (S-help-05)', () => {
    expect(feedbackProblems(EMPTY_FEEDBACK)).toEqual({
      type: { id: 'validation.feedback_type' },
      content: { id: 'validation.feedback_empty' },
      captcha: { id: 'validation.captcha_required' },
    })
  })

  it.each([
    ['x', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), { id: 'validation.feedback_long' }],
    ['   ', { id: 'validation.feedback_empty' }],
  ])('content “%s” has the error %s', (content, problem) => {
    expect(feedbackProblems({ ...good, content }).content).toEqual(problem)
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
    expect(feedbackPayload({ ...good, type }, { captchaId: 'c1', captcha: '12' }, 'member')).toEqual({
      type: wire,
      content: 'Good',
      captcha: '12',
      captchaId: 'c1',
      sender: 'member',
    })
  })
})
