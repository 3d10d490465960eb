import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'

const answers: Answers = {
  ...openSite,
  getHelpCenter: ({ url }) => ({
    list: [
      { title: `Deposits ${url.search}`, content: '<p>All about paying in.</p>', children: [] },
      {
        title: 'Withdrawals',
        content: '<p>All about taking out.</p><script>alert(1)</script>',
        children: [
          { title: 'How long does it take?', content: '<p>Ten minutes.</p>' },
          { title: 'How much may I take?', content: '<p>Up to your balance.</p>' },
        ],
      },
    ],
  }),
}

describe('the help centre', () => {
  it('numbers the sub-topics and links to their texts (S-help-01, S-help-03)', async () => {
    await renderSite(ROUTES.help.path, { answers })
    await expect.element(page.getByRole('heading', { name: 'Deposits ?lang=EN&device=MOBILE' })).toBeVisible()
    await page.getByRole('link', { name: /2\.2.*How much may I take/ }).click()
    await expect.poll(() => `${location.pathname}${location.search}`).toBe('/m/helpDetail?p=1&c=1')
    await expect.element(page.getByText('Up to your balance.')).toBeVisible()
    await expect.poll(() => document.title).toBe('How much may I take? · Test Brand')
    await page.getByRole('link', { name: /2\.1/ }).click()
    await expect.element(page.getByText('Ten minutes.')).toBeVisible()
  })

  it('shows a main item’s own text, sanitized', async () => {
    await renderSite(`${ROUTES.helpDetail.path}?p=1`, { answers })
    await expect.element(page.getByText('All about taking out.')).toBeVisible()
    expect(document.querySelector('main script')).toBeNull()
  })

  it('shows a message for an unknown address', async () => {
    await renderSite(`${ROUTES.helpDetail.path}?p=7&c=1`, { answers })
    await page.getByRole('link', { name: 'All help topics' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.help.path)
  })

  it('has a picture for an empty list, and a link to customer service (S-help-01)', async () => {
    await renderSite(ROUTES.help.path, { answers: { ...answers, getHelpCenter: { list: [] } } })
    await expect.element(page.getByText('No help topics yet')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Customer service' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('offers a retry after a failure', async () => {
    const { gateway } = await renderSite(ROUTES.help.path, {
      answers: { ...answers, getHelpCenter: refusal(404, 'resource.not_found') },
    })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    gateway.answer(answers)
    await again.click()
    await expect.element(page.getByText('Withdrawals')).toBeVisible()
  })
})
