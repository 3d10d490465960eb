import type { Schemas, ValueOf } from '@livery/api'
import { pathTo, ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'

const announcement = (id: string, title: string, read: boolean): Schemas['Announcement'] => ({
  id,
  title,
  content: '<p>At <b>noon</b>.<script>document.title = "taken"</script></p>',
  read,
  publishedAt: '2026-11-20T09:30:00.000Z',
})
const main = page.getByRole('main')
const row = (name: RegExp) => main.getByRole('link', { name })
const detail = pathTo('announcement', { noticeId: 'a1' })

/** A gateway that keeps what is read. */
function answers(): Answers {
  let list = [announcement('a1', 'New draws', false), announcement('a2', 'Holiday hours', true)]
  return {
    ...memberSite,
    listAnnouncements: () => ({ list, banners: [] }),
    markAnnouncementRead: ({ body }) => {
      const { announcementId } = JSON.parse(body) as { announcementId: string }
      list = list.map((one) => (one.id === announcementId ? { ...one, read: true } : one))
      return {}
    },
  }
}

describe('announcements', () => {
  it('are asked for with all types and the mobile platform (S-announcements-04)', async () => {
    const { gateway } = await renderSite(ROUTES.announcements.path, { answers: answers() })
    await expect
      .poll(() =>
        gateway.received('listAnnouncements').map(({ url }) => Object.fromEntries(url.searchParams)),
      )
      .toContainEqual({ types: 'B,PL,PU', platform: 'M', merchantCode: 'TST01' })
  })

  it('are listed for a member, and opening one marks it as read (S-announcements-01, S-announcements-02)', async () => {
    const { gateway, services } = await renderSite(ROUTES.announcements.path, {
      answers: answers(),
      session: memberSession,
    })
    await expect.element(row(/New draws.*New/)).toBeVisible()
    await expect.element(row(/Holiday hours/)).not.toMatchTextContent(/New/)
    await row(/New draws/).click()
    await expect.element(main.getByText('noon')).toBeVisible()
    await expect.poll(() => document.title).toBe('New draws · Test Brand')
    await expect.poll(() => gateway.received('markAnnouncementRead').length).toBe(1)
    expect(JSON.parse(gateway.received('markAnnouncementRead')[0]?.body ?? '')).toEqual({
      announcementId: 'a1',
      read: true,
    })
    services.navigator.go(ROUTES.announcements.path)
    await expect.element(row(/New draws/)).toBeVisible()
    await expect.element(row(/New draws.*New$/)).not.toBeInTheDocument()
  })

  it('are no news again where an answer from before the reading comes after it', async () => {
    const older = Promise.withResolvers<ValueOf<'listAnnouncements'>>()
    const { gateway, services } = await renderSite(ROUTES.announcements.path, {
      answers: answers(),
      session: memberSession,
    })
    await expect.element(row(/New draws.*New/)).toBeVisible()
    gateway.answer({
      listAnnouncements: () => older.promise,
      markAnnouncementRead: () => new Promise(() => undefined),
    })
    void services.queryClient.invalidateQueries()
    await expect.poll(() => gateway.received('listAnnouncements').length).toBe(2)
    await row(/New draws/).click()
    await expect.poll(() => gateway.received('markAnnouncementRead').length).toBe(1)
    older.resolve({ list: [announcement('a1', 'New draws', false)], banners: [] })
    await expect.poll(() => services.queryClient.isFetching()).toBe(0)
    // Shown as new again it would be marked again, and the menu would tell of a new message.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(gateway.received('markAnnouncementRead')).toHaveLength(1)
  })

  it('are read by a visitor without a mark and without a record of it', async () => {
    const { gateway } = await renderSite(detail, { answers: { ...openSite, ...answers() } })
    await expect.element(main.getByRole('heading', { name: 'New draws' })).toBeVisible()
    expect(gateway.received('markAnnouncementRead')).toHaveLength(0)
  })

  it.each([
    ['none', { list: [], banners: [] }, ROUTES.announcements.path, 'No announcements yet'],
    ['a failure', refusal(500, 'server.error'), ROUTES.announcements.path, 'Try again'],
    ['a missing one', { list: [], banners: [] }, detail, 'This announcement is no longer available'],
  ])('say so where there is %s', async (_, listAnnouncements, path, text) => {
    await renderSite(path, { answers: { ...openSite, listAnnouncements } })
    await expect.element(main.getByText(text)).toBeVisible()
  })
})
