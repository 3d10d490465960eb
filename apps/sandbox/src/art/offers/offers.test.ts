import { expect, test } from 'vitest'

import { BANNERS, POPUP_ART } from '../../announcements/bannerPlans.ts'
import { promotionArts } from '../../promotions/catalogue.ts'
import { brandArt } from '../brandArt.ts'
import { drawPicture } from '../draw.ts'

test('the offers of a page have a picture each, in every brand (S-home-42)', async () => {
  const names = [...BANNERS.map(({ art }) => art), ...promotionArts, POPUP_ART]
  for (const merchant of (await brandArt()).keys()) {
    const drawn = await Promise.all(names.map(async (name) => drawPicture('banner', name, { merchant })))
    expect(new Set(drawn).size).toBe(names.length)
  }
})

test('a picture without letters turns for languages that begin at the right (S-home-41)', async () => {
  const art = (mirror: string) => drawPicture('banner', 'live', { merchant: 'MER01', mirror })
  expect(await art('1')).toContain('scale(-1 1)')
  expect(await art('0')).not.toContain('scale(-1 1)')
})
