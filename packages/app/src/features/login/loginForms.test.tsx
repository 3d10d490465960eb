import { ROUTES } from '@livery/domain/routes'
import { PAGE_LAYOUTS } from '@livery/tenant'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import { prepareLogin } from './login.fixture.ts'

const login = prepareLogin()

it.each(PAGE_LAYOUTS.login)(
  'lays no other choice upon the ways to log in, as a page of the form %s',
  async (form) => {
    const { tenant } = testBoot
    const layout = { ...tenant.layout, pages: { ...tenant.layout.pages, login: form } }
    await renderSite(ROUTES.login.path, {
      answers: login.answers,
      boot: {
        ...testBoot,
        tenant: { ...tenant, layout, flags: { ...tenant.flags, MOBILEVERCODELOGIN3: true } },
      },
    })
    const methods = page.getByRole('tablist', { name: 'Login method' })
    await expect.element(methods).toBeVisible()
    const place = (found: { element: () => Element }): DOMRect => found.element().getBoundingClientRect()
    const other = place(page.getByRole('navigation', { name: 'Log in or register' }))
    const heading = place(page.getByRole('heading', { level: 1 }))
    expect(other.top < heading.bottom || other.top > place(methods).bottom).toBe(true)
  },
)
