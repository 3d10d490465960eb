import { brandArt } from '../art/brandArt.ts'
import { fail } from '../failure.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { bannerUrl } from '../platform/bannerUrl.ts'
import { flagsUnder } from '../platform/flags.ts'
import { paragraph, textIn } from '../platform/text.ts'
import { BANNERS, POPUP_ART } from './bannerPlans.ts'
import { NOTICES } from './content.ts'
import { wireBanner } from './wireBanner.ts'

const HOUR_MS = 3_600_000

const operations: Handlers = {
  listAnnouncements: async ({ db, merchant, state, member, query, language, clock }) => {
    const flags = flagsUnder(merchant, state)
    const shade = (await brandArt()).get(merchant.code)?.shade ?? 'dark'
    const banners = BANNERS.filter(({ groupName }) => !query.groupName || groupName === query.groupName)
      .filter(({ needs }) => !needs || flags[needs])
      .map((plan) => wireBanner(plan, { merchant, language, now: clock.now(), shade }))
    if (query.types === 'B') return { list: [], banners }
    const read = member
      ? await db.rows<{ announcement_id: string }>`
          select announcement_id from announcement_read where member_id = ${BigInt(member.id)}`
      : []
    const readIds = new Set(read.map((row) => row.announcement_id))
    const list = NOTICES.map(({ id, hoursAgo, title, content }) => ({
      id,
      title: textIn(title, language, merchant.currency),
      content: paragraph(textIn(content, language, merchant.currency)),
      read: readIds.has(id),
      publishedAt: new Date(clock.now().getTime() - hoursAgo * HOUR_MS).toISOString(),
    }))
    return { list, banners }
  },

  markAnnouncementRead: async (context) => {
    const { db, body, clock } = context
    const { member } = signedIn(context)
    if (!NOTICES.some(({ id }) => id === body.announcementId)) {
      fail(404, 'resource.not_found', { message: 'There is no such announcement.' })
    }
    await db.run`
      insert into announcement_read (member_id, announcement_id, read_at)
      values (${BigInt(member.id)}, ${body.announcementId}, ${clock.now()}) on conflict do nothing`
    return {}
  },

  getPopups: async ({ merchant, language }) => ({
    list: NOTICES.filter(({ id }) => id === 'ann_tournament').map(({ title, content }) => ({
      id: 'pop_tournament',
      title: textIn(title, language, merchant.currency),
      content: paragraph(textIn(content, language, merchant.currency)),
      imageUrl: bannerUrl(merchant, POPUP_ART),
      link: '/m/activityDetail?id=promo_tournament',
    })),
  }),
}

/** Module of banners, notices and popups. */
export const announcements: SandboxModule = { name: 'announcements', operations }
