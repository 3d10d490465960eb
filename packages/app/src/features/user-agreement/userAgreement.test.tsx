import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

describe('the user agreement', () => {
  it('shows the operator before the sections, and links to the limits (S-routes-20, S-gaming-05)', async () => {
    const { legal, regulation } = testBoot.tenant
    const boot = {
      ...testBoot,
      tenant: {
        ...testBoot.tenant,
        legal: { ...legal, minimumAge: 21 as const },
        regulation: { ...regulation, reference: { kind: 'account' as const, number: '45678' } },
      },
    }
    await renderSite(ROUTES.userAgreement.path, { boot })
    const agreement = page.getByRole('article')
    await expect.element(agreement.getByText(legal.company, { exact: true })).toBeVisible()
    const facts = agreement.getByRole('definition').elements()
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Test Gaming Limited',
      '45678',
      'Test Gaming Authority',
      'Malta',
      '21+',
    ])
    await expect.element(agreement.getByText('Licence account')).toBeVisible()
    await expect.element(agreement.getByText(/Test Brand is for people aged 21 or over/)).toBeVisible()
    await agreement.getByRole('link', { name: 'Limits and self-exclusion' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.responsibleGaming.path)
  })

  it('scrolls to the section that the address names', async () => {
    await renderSite(`${ROUTES.userAgreement.path}#complaints`)
    const heading = page.getByRole('heading', { name: 'Complaints and changes' })
    await expect.element(heading).toBeInViewport()
    expect(scrollY).toBeGreaterThan(0)
  })
})
