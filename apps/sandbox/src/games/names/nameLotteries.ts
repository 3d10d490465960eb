import type { LotteryFacts } from '../catalogueGame.ts'
import { LOTTERY_FAMILIES } from '../lotteryFamilies.ts'
import { findVendor, type Vendor } from '../vendors.ts'
import { LOTTERY_PLACES, VIETNAM_PROVINCES } from './titles.ts'

export interface NamedLottery {
  readonly vendor: Vendor
  readonly name: string
  readonly lottery: LotteryFacts
}

const DAY = 86_400

/** Lotteries of a type: for LOTT the Vietnamese provinces first, then every family at every place and pace. */
export function nameLotteries(genre: 'lottery' | 'elottery', count: number): NamedLottery[] {
  const named = [...(genre === 'lottery' ? provinces('') : provinces(' nhanh')), ...families(genre)]
  if (named.length < count)
    throw new Error(`The words for ${genre} make ${named.length} titles, not ${count}.`)
  return named.slice(0, count)
}

/** Provinces draw daily; their quick twins of ELOTT draw by the clock. */
function provinces(suffix: string): NamedLottery[] {
  const vendor = known('TCG_LOTTO_VN')
  return VIETNAM_PROVINCES.slice(0, suffix ? 12 : VIETNAM_PROVINCES.length).map(([province, region]) => ({
    vendor,
    name: province + suffix,
    lottery: { kind: 'VN', everySeconds: suffix ? 300 : DAY, mode: 'Tradition', region },
  }))
}

function families(genre: 'lottery' | 'elottery'): NamedLottery[] {
  const vendors = genre === 'lottery' ? [known('LOTT')] : [known('ELOTT'), known('TCG_SEA')]
  const named: NamedLottery[] = []
  for (const [placeIndex, place] of LOTTERY_PLACES.entries()) {
    for (const [familyIndex, family] of LOTTERY_FAMILIES.entries()) {
      for (const every of family.every) {
        const isQuick = every < 300
        if (isQuick !== (genre === 'elottery')) continue
        const vendor = vendors[(placeIndex + familyIndex) % vendors.length]
        if (!vendor) continue
        named.push({
          vendor,
          name: `${place} ${family.title}${pace(every)}`,
          lottery: { kind: family.kind, everySeconds: every, mode: modeOf(placeIndex + familyIndex) },
        })
      }
    }
  }
  return named
}

function pace(every: number): string {
  if (every >= DAY) return ''
  return every % 60 === 0 ? ` ${every / 60} min` : ` ${every}s`
}

function modeOf(index: number): LotteryFacts['mode'] {
  return (['Tradition,Entertainment', 'Tradition', 'Entertainment'] as const)[index % 3] ?? 'Tradition'
}

function known(code: string): Vendor {
  const vendor = findVendor(code)
  if (!vendor) throw new Error(`There is no vendor ${code}.`)
  return vendor
}
