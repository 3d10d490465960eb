import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { QueryView, type ViewedQuery } from './QueryView.tsx'

type Names = readonly string[]

const refetch = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined)

const show = (query: Omit<ViewedQuery<Names>, 'refetch'>): ReturnType<typeof render> => {
  const inEnglish = (children: ReactNode) => (
    // The catalogue is no matter here: texts without one are shown as they are written in the code.
    <IntlProvider locale="en" onError={() => undefined}>
      {children}
    </IntlProvider>
  )
  return render(
    inEnglish(
      <QueryView
        query={{ ...query, refetch }}
        pending={<p>On its way</p>}
        isEmpty={(names) => names.length === 0}
        empty={<p>None</p>}
      >
        {(names) => <p>{names.join(' and ')}</p>}
      </QueryView>,
    ),
  )
}

const failure = new TypeError('Failed to fetch')

test.each<[string, Omit<ViewedQuery<Names>, 'refetch'>, string]>([
  ['until the first answer', { data: undefined, error: null }, 'On its way'],
  ['an answer that holds nothing', { data: [], error: null }, 'None'],
  ['an answer', { data: ['Ann', 'Ben'], error: null }, 'Ann and Ben'],
  ['an answer whose renewal failed', { data: ['Ann'], error: failure }, 'Ann'],
])('%s', async (_, query, words) => {
  await show(query)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('a failed first try has a button that tries again, and nothing else', async () => {
  await show({ data: undefined, error: failure })
  await page.getByRole('button').click()
  expect(refetch).toHaveBeenCalledOnce()
  expect(page.getByText('On its way').elements()).toHaveLength(0)
})
