import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { Answers } from '#testing/fakeGateway.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

describe('the inbox', () => {
  let letters: { id: string; title: string; content: string; read: boolean; sentAt: string }[]
  let calls: string[]
  const unread = () => ({ unReadCount: letters.filter(({ read }) => !read).length })
  const idsOf = (body: string) => (JSON.parse(body) as { ids: string[] }).ids
  const answers: Answers = {
    ...memberSite,
    getInbox: ({ url }) => {
      const at = Number(url.searchParams.get('pageNo')) - 1
      return {
        list: letters.slice(at * 2, at * 2 + 2),
        pageNum: at + 1,
        totalPages: Math.ceil(letters.length / 2),
      }
    },
    readInbox: ({ body }) => {
      calls.push(`read ${idsOf(body).join()}`)
      for (const letter of letters) if (idsOf(body).includes(letter.id)) letter.read = true
      return unread()
    },
    deleteInbox: ({ body }) => {
      calls.push(`delete ${idsOf(body).join()}`)
      letters = letters.filter(({ id }) => !idsOf(body).includes(id))
      return unread()
    },
  }
  const list = page.getByRole('list', { name: 'Messages' })
  const row = (title: string) => list.getByRole('button', { name: new RegExp(title) })
  const agree = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })

  beforeEach(() => {
    calls = []
    letters = ['One', 'Two', 'Three'].map((title, index) => ({
      id: `m${index + 1}`,
      title,
      content: `<p>Text of ${title}</p>`,
      read: index === 1,
      sentAt: '2026-11-20T09:30:00.000Z',
    }))
  })
  const open = () => renderSite(ROUTES.inbox.path, { answers, session: memberSession })

  it('marks a letter as read when it is opened (S-messages-01)', async () => {
    await open()
    await expect.element(row('One.*Unread')).toBeVisible()
    await row('One').click()
    const sheet = page.getByRole('dialog', { name: 'One' })
    await expect.element(sheet.getByText('Text of One')).toBeVisible()
    await expect.poll(() => calls).toEqual(['read m1'])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(row('One')).toBeVisible()
    expect(row('One.*Unread').elements()).toHaveLength(0)
    await row('Two').click()
    expect(calls).toEqual(['read m1'])
  })

  it('loads older letters (S-messages-01)', async () => {
    await open()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(row('Three')).toBeVisible()
    expect(page.getByRole('button', { name: 'Show more' }).elements()).toHaveLength(0)
  })

  it('marks all loaded letters as read', async () => {
    await open()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => calls).toEqual(['read m1'])
    await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  })

  it('reads and deletes more letters than one call takes (S-messages-01)', async () => {
    letters = Array.from({ length: 120 }, (_, index) => ({
      id: `m${index}`,
      title: `Letter ${index}`,
      content: '<p>Text</p>',
      read: false,
      sentAt: '2026-11-20T09:30:00.000Z',
    }))
    const { gateway } = await renderSite(ROUTES.inbox.path, {
      answers: { ...answers, getInbox: () => ({ list: letters, pageNum: 1, totalPages: 1 }) },
      session: memberSession,
    })
    const sizes = (id: 'readInbox' | 'deleteInbox') =>
      gateway.received(id).map(({ body }) => idsOf(body).length)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => sizes('readInbox')).toEqual([100, 20])
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await press(page.getByRole('checkbox', { name: 'Select all' }))
    await press(page.getByRole('button', { name: /^Delete/ }))
    await agree.click()
    await expect.poll(() => sizes('deleteInbox')).toEqual([100, 20])
    await expect.poll(() => letters).toEqual([])
  })

  it('deletes an opened letter after a confirmation (S-messages-01)', async () => {
    await open()
    await row('Two').click()
    await page.getByRole('dialog', { name: 'Two' }).getByRole('button', { name: 'Delete' }).click()
    await agree.click()
    await expect.poll(() => calls).toEqual(['delete m2'])
    await expect.element(page.getByText('Deleted')).toBeVisible()
    await expect.poll(() => row('Two').elements().length).toBe(0)
  })

  it('deletes the selected letters, and nothing after a cancel', async () => {
    await open()
    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    const remove = async (): Promise<void> => {
      ;(page.getByRole('button', { name: 'Delete (2)' }).element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(page.getByRole('button', { name: 'Delete (2)' })).toBeEnabled()
    await remove()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(calls).toEqual([])
    await remove()
    await expect.element(page.getByText('Delete 2 messages?')).toBeVisible()
    await agree.click()
    await expect.poll(() => calls).toEqual(['delete m1,m2'])
    await expect.element(row('Three')).toBeVisible()
  })

  it('has a picture for an empty inbox', async () => {
    letters = []
    await open()
    await expect.element(page.getByText('Your inbox is empty')).toBeVisible()
  })

  it('refuses a trial account', async () => {
    await renderSite(ROUTES.inbox.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  })
})
