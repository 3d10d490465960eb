import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { PAGE_LAYOUTS, type PageLayouts } from '@livery/tenant'
import { describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const FORMS = PAGE_LAYOUTS.vip.filter((form) => form !== 'tabs')
/** Label of the level that the gateway does not list: of others than its own members only the meter's scale tells. */
const UNLISTED = '0'
const main = page.getByRole('main')

/** Picture of a level's badge that loads, as its name would replace one that does not. */
const badge = (level: number): string =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" id="badge-${level}"/%3E`

const levels: Schemas['VipLevel'][] = [
  ['Bronze', '5000.00', ['Daily cashback: 0.5%', 'Withdrawals a day: 3, up to €5,000 each']],
  [
    'Silver',
    '25000.00',
    ['Daily cashback: 0.6%', 'Withdrawals a day: 4, up to €10,000 each', 'Birthday bonus'],
  ],
  ['Gold', '100000.00', ['Daily cashback: 0.8%', 'Withdrawals without a fee', 'Birthday bonus']],
].map(([labelName, turnover, benefits], at) => ({
  level: at + 1,
  labelName,
  iconUrl: badge(at + 1),
  turnover,
  benefits,
})) as Schemas['VipLevel'][]
const silver: Schemas['Vip'] = {
  currency: 'EUR',
  level: 2,
  clubLabel: { labelName: 'Silver' },
  turnover: '61200.00',
  nextTurnover: '100000.00',
  levels,
}
const { nextTurnover: _, ...top } = { ...silver, level: 3, clubLabel: { labelName: 'Gold' } }
const { clubLabel: __, ...foot } = { ...silver, level: 0, turnover: '40.00', nextTurnover: '5000.00' }

async function open(vip: PageLayouts['vip'], getVip: NonNullable<Answers['getVip']>): Promise<void> {
  const { tenant } = testBoot
  const layout = { ...tenant.layout, pages: { ...tenant.layout.pages, vip } }
  await renderSite(ROUTES.vip.path, {
    answers: { ...memberSite, getVip },
    session: { ...memberSession, type: 0 },
    boot: { ...testBoot, tenant: { ...tenant, layout } },
  })
}

/** Texts that are seen or read in the page, each once. */
function told(): Set<string> {
  const root = main.element()
  const texts = new Set<string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('[role=img], [aria-hidden=true]')) texts.add(textContent?.trim() ?? '')
  }
  for (const named of root.querySelectorAll('[role=img], [role=progressbar], [aria-label]'))
    for (const name of ['aria-label', 'aria-valuetext']) texts.add(named.getAttribute(name) ?? '')
  for (const image of root.querySelectorAll('img')) texts.add(image.getAttribute('src') ?? '')
  return texts
}

/** Texts of the tabs, with every tab opened. */
async function toldByTabs(): Promise<Set<string>> {
  const all = new Set<string>()
  for (const tab of main.getByRole('tab').elements()) {
    await page.elementLocator(tab).click()
    for (const text of told()) all.add(text)
  }
  return all
}

describe.each(FORMS)('the VIP page as %s', (form) => {
  it.each([
    ['of a level in the middle', silver],
    ['at the foot', foot],
    ['at the top', top],
    [
      'whose next level has been reached',
      { ...silver, turnover: '100000.00', reviewsAt: '2026-12-01T12:00:00Z' },
    ],
  ])('tells a member %s what the tabs tell (S-vip-02, S-vip-04, S-vip-05)', async (_name, vip) => {
    await open('tabs', vip)
    await expect.element(main.getByRole('tab').first()).toBeVisible()
    const expected = await toldByTabs()
    await cleanup()
    await open(form, vip)
    await expect.element(main.getByRole('heading', { name: 'Benefits of each level' })).toBeVisible()
    const shown = told()
    const untold = [...expected].filter((text) => text !== UNLISTED && text !== ',' && !shown.has(text))
    expect(untold).toEqual([])
    expect(expected.size).toBeGreaterThan(18)
  })

  it('shows level 0 for a member without a label (S-member-03)', async () => {
    await open(form, foot)
    await expect.element(main.getByText(UNLISTED, { exact: true }).first()).toBeVisible()
  })

  it('is empty, failed and closed to a trial account as the tabs are', async () => {
    await open(form, { ...silver, levels: [] })
    await expect.element(main.getByText('No levels yet')).toBeVisible()
    await cleanup()
    await open(form, refusal(404, 'resource.not_found'))
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

it.each(['table', 'card'] as const)(
  'a level that the gateway does not list is named in the %s',
  async (form) => {
    await open(form, { ...top, level: 7, clubLabel: { labelName: 'Crown' } })
    await expect.element(main.getByRole('heading', { name: 'Crown' })).toBeVisible()
  },
)
