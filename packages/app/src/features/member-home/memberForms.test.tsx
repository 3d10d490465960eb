import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { PAGE_LAYOUTS, type PageLayouts } from '@livery/tenant'
import { describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import type { Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const whitelabel = openSite.getWhitelabel as Schemas['Whitelabel']
const FORMS = PAGE_LAYOUTS.memberCentre.filter((form) => form !== 'template')
const main = page.getByRole('main')

/** Opens the member centre in a form, with the operator's template, and without the entries of these flags. */
async function open(
  memberCentre: PageLayouts['memberCentre'],
  mem_cen: 0 | 1 = 1,
  flags: Partial<typeof testBoot.tenant.flags> = {},
): Promise<void> {
  const answers: Answers = {
    ...memberSite,
    getInboxUnread: { unReadCount: 3 },
    getWhitelabel: { ...whitelabel, mobileTemplate: { mem_cen, dep_func: 0 } },
  }
  const { tenant } = testBoot
  const layout = { ...tenant.layout, pages: { ...tenant.layout.pages, memberCentre } }
  const boot = { ...testBoot, tenant: { ...tenant, layout, flags: { ...tenant.flags, ...flags } } }
  await renderSite(ROUTES.memberHome.path, { answers, session: memberSession, boot })
  await expect.element(main.getByText('10,250', { exact: true })).toBeVisible()
}

/** Texts of a target, in the order of the alphabet: a form may arrange them in another. */
function textsOf(target: Element): string {
  const named = target.getAttribute('aria-label') ?? target.querySelector('[aria-label]')?.ariaLabel
  if (named) return named.split(': ').toSorted().join(', ')
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.toSorted().join(', ')
}

/** All that leads somewhere or opens something: its texts, and the addresses of links. */
const destinations = (): string[] =>
  [...main.getByRole('link').elements(), ...main.getByRole('button').elements()]
    .map((target) => `${textsOf(target)} → ${target.getAttribute('href') ?? ''}`)
    .toSorted()

describe.each(FORMS)('the member centre as %s', (form) => {
  it.each([0, 1] as const)('has the destinations of the template %s', async (template) => {
    await open('template', template)
    const expected = destinations()
    await cleanup()
    await open(form, template)
    expect(destinations()).toEqual(expected)
    expect(expected.length).toBeGreaterThan(14)
  })

  it('is grouped under headings or one list, as the operator’s template says (S-member-01)', async () => {
    await open(form, 1)
    await expect.element(main.getByRole('heading', { name: 'Security' })).toBeVisible()
    await cleanup()
    await open(form, 0)
    await expect.element(main.getByRole('list', { name: 'Account' })).toBeVisible()
    expect(main.getByRole('heading', { name: 'Security' }).elements()).toHaveLength(0)
  })

  it('has no entry whose flag is off (S-member-08)', async () => {
    await open(form, 1, { MENU_WITHDRAW: false, MENU_FEEDBACK: false, MENU_CHANGE_PASSWORD: false })
    expect(main.getByRole('link', { name: /Withdraw|Feedback|Change password/ }).elements()).toHaveLength(0)
  })

  it('opens a sheet of its own, and counts unread messages', async () => {
    await open(form)
    await expect
      .element(main.getByRole('link', { name: /3 unread/ }).filter({ hasText: 'Messages' }))
      .toBeVisible()
    await main.getByRole('button', { name: /Payment password/ }).click()
    await expect.element(page.getByRole('dialog', { name: /payment password/i })).toBeVisible()
  })
})
