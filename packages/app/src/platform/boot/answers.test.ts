import type { DocumentContent } from '@livery/tenant'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { sampleContent } from '#testing/sampleContent.ts'

import { adoptAnswers } from './answers.ts'
import type { SiteServices } from './createServices.ts'

const content: DocumentContent = {
  ...sampleContent,
  answers: [
    [['home', 'announcements'], { title: 'Your first deposit, doubled' }],
    [[MEMBER_SCOPE, 'games'], []],
  ],
}

test.each([
  ['a visitor in its language gets all', 'EN', undefined, 2],
  ['a player those that do not depend on who asks', 'EN', { token: 't' }, 1],
  ['a visitor in another language none (S-language-19)', 'DE', undefined, 0],
])('of a document’s answers %s', (_, code, session, kept) => {
  const queryClient = new QueryClient()
  const services = { queryClient, session: { current: () => session }, language: { current: () => code } }
  adoptAnswers(services as unknown as SiteServices, content)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(kept)
})
