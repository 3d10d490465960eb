import type { LotteryFacts } from '../catalogueGame.ts'
import { LOTTERY_FAMILIES } from '../lotteryFamilies.ts'
import { findVendor, type Vendor } from '../vendors.ts'
import { lotteryTitle } from './lotteryWords.ts'
import { LOTTERY_PLACES, VIETNAM_PROVINCES } from './titles.ts'

export interface NamedLottery {
  readonly vendor: Vendor
  readonly name: string
  readonly lottery: LotteryFacts
}

const DAY = 86_400

/**
 * Lotteries of a type: for LOTT the Vietnamese provinces first, then every family at every place and
 * interval.
 */
export function nameLotteries(genre: 'lottery' | 'elottery', count: number): NamedLottery[] {
  const all = [...provinces(genre === 'elottery'), ...families(genre)]
  if (all.length < count) throw new Error(`The words for ${genre} make ${all.length} titles, not ${count}.`)
  return all.slice(0, count)
}

/** Lotteries of the provinces: daily draws, or their frequent variants of ELOTT. */
function provinces(quick: boolean): NamedLottery[] {
  const vendor = known('TCG_LOTTO_VN')
  const list = quick ? VIETNAM_PROVINCES.slice(0, 12) : VIETNAM_PROVINCES
  return list.map(([place, region]) =>
    named(vendor, { kind: 'VN', everySeconds: quick ? 300 : DAY, mode: 'Tradition', region, place }),
  )
}

function named(vendor: Vendor, lottery: LotteryFacts & { readonly place: string }): NamedLottery {
  return { vendor, name: lotteryTitle(lottery, 'EN'), lottery }
}

function families(genre: 'lottery' | 'elottery'): NamedLottery[] {
  const vendors = genre === 'lottery' ? [known('LOTT')] : [known('ELOTT'), known('TCG_SEA')]
  const found: NamedLottery[] = []
  for (const [placeIndex, place] of LOTTERY_PLACES.entries()) {
    for (const [familyIndex, family] of LOTTERY_FAMILIES.entries()) {
      for (const every of family.every) {
        const isQuick = every < 300
        if (isQuick !== (genre === 'elottery')) continue
        const vendor = vendors[(placeIndex + familyIndex) % vendors.length]
        if (!vendor) continue
        const mode = modeOf(placeIndex + familyIndex)
        found.push(named(vendor, { kind: family.kind, everySeconds: every, mode, place }))
      }
    }
  }
  return found
}

function modeOf(index: number): LotteryFacts['mode'] {
  return (['Tradition,Entertainment', 'Tradition', 'Entertainment'] as const)[index % 3] ?? 'Tradition'
}

function known(code: string): Vendor {
  const vendor = findVendor(code)
  if (!vendor) throw new Error(`There is no vendor ${code}.`)
  return vendor
}
