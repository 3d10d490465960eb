import { expect, test } from 'vitest'

import { emailProblems } from './emailForm.ts'

const good = { email: 'player@example.com', subject: 'A question', content: 'How do I close my account?' }

test.each([
  [{}, {}],
  [{ email: '' }, { email: { id: 'validation.required' } }],
  [{ email: 'player@' }, { email: { id: 'validation.email' } }],
  [{ subject: ' ' }, { subject: { id: 'validation.whitespace' } }],
  [{ subject: 'x'.repeat(121) }, { subject: { id: 'validation.range' } }],
  [{ content: '' }, { content: { id: 'validation.required' } }],
])('an e-mail with %j has the problems %j (S-messages-12)', (part, problems) => {
  expect(emailProblems({ ...good, ...part })).toEqual(problems)
})
