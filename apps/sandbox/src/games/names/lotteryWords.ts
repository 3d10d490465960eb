import type { DrawKind } from '@livery/domain/lottery'
import { isLanguageCode, LANGUAGES } from '@livery/i18n/registry'

import { textIn } from '../../platform/text.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { LOTTERY_FAMILIES } from '../lotteryFamilies.ts'
import { LOTTERY_PLACES } from './titles.ts'

/**
 * Local form of an invented proper name, where a market has one. Names are no texts: elsewhere they stay as
 * they are, as the titles of slots do, and traditional Chinese takes the simplified form.
 */
type LocalName = Readonly<Record<'CN' | 'VI' | 'AR', string>>

/** Places and families of lotteries; provinces keep their names everywhere. */
const PLACES: Readonly<Record<(typeof LOTTERY_PLACES)[number], LocalName>> = {
  Pacific: { CN: '太平洋', VI: 'Thái Bình Dương', AR: 'الهادئ' },
  Harbour: { CN: '海港', VI: 'Bến Cảng', AR: 'المرفأ' },
  Capital: { CN: '首都', VI: 'Thủ Đô', AR: 'العاصمة' },
  Summit: { CN: '高峰', VI: 'Đỉnh Núi', AR: 'القمة' },
  River: { CN: '江河', VI: 'Dòng Sông', AR: 'النهر' },
  Garden: { CN: '花园', VI: 'Khu Vườn', AR: 'الحديقة' },
  Bridge: { CN: '大桥', VI: 'Cây Cầu', AR: 'الجسر' },
  Lagoon: { CN: '泻湖', VI: 'Đầm Phá', AR: 'البحيرة' },
  Highland: { CN: '高原', VI: 'Cao Nguyên', AR: 'المرتفعات' },
  Island: { CN: '海岛', VI: 'Hòn Đảo', AR: 'الجزيرة' },
  Canyon: { CN: '峡谷', VI: 'Hẻm Núi', AR: 'الوادي العميق' },
  'Coral Bay': { CN: '珊瑚湾', VI: 'Vịnh San Hô', AR: 'خليج المرجان' },
  Northern: { CN: '北方', VI: 'Phương Bắc', AR: 'الشمال' },
  Southern: { CN: '南方', VI: 'Phương Nam', AR: 'الجنوب' },
  Eastern: { CN: '东方', VI: 'Phương Đông', AR: 'الشرق' },
  Western: { CN: '西部', VI: 'Phương Tây', AR: 'الغرب' },
  Central: { CN: '中央', VI: 'Trung Tâm', AR: 'الوسط' },
  'Golden Coast': { CN: '黄金海岸', VI: 'Bờ Biển Vàng', AR: 'الساحل الذهبي' },
  Valley: { CN: '山谷', VI: 'Thung Lũng', AR: 'الوادي' },
  Peninsula: { CN: '半岛', VI: 'Bán Đảo', AR: 'شبه الجزيرة' },
  Cedar: { CN: '雪松', VI: 'Tuyết Tùng', AR: 'الأرز' },
  Savannah: { CN: '草原', VI: 'Thảo Nguyên', AR: 'السافانا' },
}

const FAMILIES: Readonly<Record<DrawKind, LocalName>> = {
  D5: { CN: '时时彩', VI: 'Năm Số', AR: 'خمسة أرقام' },
  D3: { CN: '三数彩', VI: 'Ba Số', AR: 'ثلاثة أرقام' },
  K3: { CN: '快三', VI: 'Xúc Xắc Nhanh', AR: 'ثلاثة نرود' },
  PK10: { CN: '赛车', VI: 'Đua Xe 10', AR: 'سباق العشرة' },
  KENO: { CN: '快乐彩', VI: 'Keno', AR: 'كينو' },
  L6: { CN: '六合彩', VI: 'Mark Six', AR: 'مارك سيكس' },
  VN: { CN: '越南彩', VI: 'Việt Nam', AR: 'فيتنام' },
}

/** Name in a language; the English one where there is no local form. */
function localForm(names: LocalName | undefined, english: string, language: string): string {
  const form = language === 'TW' ? 'CN' : language
  return form === 'CN' || form === 'VI' || form === 'AR' ? (names?.[form] ?? english) : english
}

const DAY = 86_400

/** Name of a lottery family in a language. */
export function familyName(kind: DrawKind, language: string): string {
  const english = LOTTERY_FAMILIES.find((family) => family.kind === kind)?.title ?? 'Việt Nam'
  return localForm(FAMILIES[kind], english, language)
}

export interface LotteryTitle {
  readonly kind: DrawKind
  readonly everySeconds: number
  /** Place of the draw: a province of Vietnam, or one of the invented places. */
  readonly place: string
}

/** Full title of a lottery: place, family, and the interval between draws where it is short. */
export function lotteryTitle({ kind, everySeconds, place }: LotteryTitle, language: string): string {
  if (kind === 'VN')
    return everySeconds < DAY ? textIn({ id: 'lottery.quick', values: { place } }, language) : place
  const where = localForm(PLACES[place as keyof typeof PLACES], place, language)
  const words = [where, familyName(kind, language), paceName(everySeconds, language)].filter(
    (part) => part !== '',
  )
  return words.join(language === 'CN' || language === 'TW' ? '' : ' ')
}

const paces = new Map<string, string>()

/** Interval of frequent draws: `5 min`, in the language's own units, on one line; kept, because a formatter is costly. */
function paceName(everySeconds: number, language: string): string {
  if (everySeconds >= DAY) return ''
  const key = `${everySeconds} ${language}`
  const pace = paces.get(key) ?? formatPace(everySeconds, language)
  paces.set(key, pace)
  return pace
}

function formatPace(everySeconds: number, language: string): string {
  const tag = isLanguageCode(language) ? LANGUAGES[language].tag : 'en'
  const [value, unit] = everySeconds % 60 === 0 ? [everySeconds / 60, 'minute'] : [everySeconds, 'second']
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'short' })
    .format(value)
    .replaceAll(' ', '\u00A0')
}

/** Localised title of a lottery; undefined for other games, and for a vendor's lobby. */
export function localLottery(game: CatalogueGame, language: string): string | undefined {
  const { lottery } = game
  return lottery?.place === undefined
    ? undefined
    : lotteryTitle({ ...lottery, place: lottery.place }, language)
}
