import { ROUTES } from '@livery/domain/routes'
import { allFlags } from '@livery/domain/site'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import type { Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const notice = (id: string, read: boolean) => ({
  id,
  title: id,
  content: '',
  read,
  publishedAt: '2026-11-20T09:30:00.000Z',
})
const answers: Answers = {
  ...memberSite,
  listAnnouncements: { list: [notice('a', false), notice('b', false), notice('c', true)], banners: [] },
  getInboxUnread: { unReadCount: 4 },
  getChatUnread: { unReadCount: 250 },
  getDownloadLinks: { list: [{ resourceType: 'Telegram', url: 'https://t.me/test' }] },
}
const list = page.getByRole('list', { name: 'Ways to get and send messages' })
const inbox = list.getByRole('button', { name: /Inbox/ })
const chat = list.getByRole('button', { name: /Live chat/ })

describe('the message centre', () => {
  it('counts unread messages, up to 99+ (S-messages-04, S-messages-07)', async () => {
    await renderSite(ROUTES.messageCenter.path, { answers, session: memberSession })
    await expect.element(list.getByRole('link', { name: /Announcements.*2 unread/ })).toBeVisible()
    await expect.element(list.getByRole('button', { name: /Inbox.*4 unread/ })).toBeVisible()
    await expect.element(chat.getByText('99+')).toBeVisible()
    await inbox.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.inbox.path)
  })

  it('asks a visitor to sign in, without calling the gateway (S-messages-06, S-messages-11)', async () => {
    const asked: string[] = []
    await renderSite(ROUTES.messageCenter.path, {
      answers: {
        ...answers,
        getInboxUnread: () => {
          asked.push('inbox')
          return { unReadCount: 1 }
        },
      },
    })
    await inbox.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    expect(asked).toEqual([])
  })

  it('refuses a trial account (S-trial-07)', async () => {
    await renderSite(ROUTES.messageCenter.path, { answers, session: { ...memberSession, type: 4 } })
    await inbox.click()
    await expect
      .element(page.getByText('Trial accounts can’t use this feature. Register an account to continue.'))
      .toBeVisible()
    expect(location.pathname).toBe(ROUTES.messageCenter.path)
  })

  it('has a live chat only where the brand has one (S-messages-03, S-roles-05)', async () => {
    const boot = {
      ...testBoot,
      tenant: { ...testBoot.tenant, flags: { ...allFlags(true), CBS3: false } },
    }
    await renderSite(ROUTES.messageCenter.path, { answers, session: memberSession, boot })
    await expect.element(inbox).toBeVisible()
    expect(chat.elements()).toHaveLength(0)
  })

  it('links to the brand’s channel in the messenger (S-messages-03)', async () => {
    await renderSite(ROUTES.messageCenter.path, { answers })
    await expect
      .element(list.getByRole('link', { name: /Telegram/ }))
      .toHaveAttribute('href', 'https://t.me/test')
  })

  it('opens the chat where the gateway says, in the player’s language and the brand’s colour (S-messages-09)', async () => {
    const tab = { opener: window, location: { href: '' }, close: vi.fn<() => void>() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { gateway } = await renderSite(ROUTES.messageCenter.path, {
      answers: { ...answers, launchChat: { chatUrl: 'https://chat.example/room?k=1' } },
      session: memberSession,
    })
    await chat.click()
    await expect.poll(() => tab.location.href).toBe('https://chat.example/room?k=1')
    const [asked] = gateway.received('launchChat')
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      b2c: 'true',
      language: 'EN',
      backUrl: `${location.origin}${ROUTES.messageCenter.path}`,
      headerColor: testBoot.themeColor.dark,
      title: 'Live chat',
    })
    expect(tab.close).not.toHaveBeenCalled()
  })

  it('opens affiliate customer service through customer service (S-messages-08)', async () => {
    await renderSite(ROUTES.messageCenter.path, { answers, session: memberSession })
    await list.getByRole('button', { name: /Affiliate customer service/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})
