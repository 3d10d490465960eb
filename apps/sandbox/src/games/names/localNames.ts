import type { CatalogueGame } from '../catalogueGame.ts'
import { localLottery } from './lotteryWords.ts'

/**
 * Translations of table games' names; the name of the table itself is kept. Titles of slots are brands and
 * not translated.
 */
const GAME_WORDS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  CN: [
    [/Baccarat/, '百家乐'],
    [/Roulette/, '轮盘'],
    [/Blackjack/, '二十一点'],
    [/Sic Bo/, '骰宝'],
    [/Dragon Tiger/, '龙虎'],
    [/Mahjong/, '麻将'],
    [/Bingo/, '宾果'],
    [/Game Show/, '游戏秀'],
  ],
  TW: [
    [/Baccarat/, '百家樂'],
    [/Roulette/, '輪盤'],
    [/Blackjack/, '二十一點'],
    [/Sic Bo/, '骰寶'],
    [/Dragon Tiger/, '龍虎'],
    [/Mahjong/, '麻將'],
    [/Bingo/, '賓果'],
    [/Game Show/, '遊戲秀'],
  ],
  JA: [
    [/Baccarat/, 'バカラ'],
    [/Roulette/, 'ルーレット'],
    [/Blackjack/, 'ブラックジャック'],
    [/Sic Bo/, 'シックボー'],
    [/Dragon Tiger/, 'ドラゴンタイガー'],
    [/Mahjong/, '麻雀'],
    [/Bingo/, 'ビンゴ'],
  ],
  KO: [
    [/Baccarat/, '바카라'],
    [/Roulette/, '룰렛'],
    [/Blackjack/, '블랙잭'],
    [/Sic Bo/, '식보'],
    [/Dragon Tiger/, '드래곤 타이거'],
    [/Mahjong/, '마작'],
    [/Bingo/, '빙고'],
  ],
  TH: [
    [/Baccarat/, 'บาคาร่า'],
    [/Roulette/, 'รูเล็ต'],
    [/Blackjack/, 'แบล็คแจ็ค'],
    [/Sic Bo/, 'ไฮโล'],
    [/Dragon Tiger/, 'เสือมังกร'],
    [/Bingo/, 'บิงโก'],
  ],
  VI: [
    [/Sic Bo/, 'Tài Xỉu'],
    [/Dragon Tiger/, 'Rồng Hổ'],
    [/Blackjack/, 'Xì Dách'],
    [/Mahjong/, 'Mạt Chược'],
    [/Thirteen/, 'Mậu Binh'],
  ],
  AR: [
    [/Baccarat/, 'باكارات'],
    [/Roulette/, 'روليت'],
    [/Blackjack/, 'بلاك جاك'],
    [/Bingo/, 'بينغو'],
  ],
  FR: [
    [/Sports/, 'Sport'],
    [/Football/, 'Football'],
    [/Ice Hockey/, 'Hockey sur glace'],
    [/Horse Racing/, 'Courses hippiques'],
  ],
  RU: [
    [/Baccarat/, 'Баккара'],
    [/Roulette/, 'Рулетка'],
    [/Blackjack/, 'Блэкджек'],
    [/Bingo/, 'Бинго'],
  ],
}

/** Name of a game in a language; English where there is no translation. */
export function localName(game: CatalogueGame, language: string): string {
  if (game.genre === 'slot') return game.name
  const lottery = localLottery(game, language)
  if (lottery !== undefined) return lottery
  const found = GAME_WORDS[language]?.find(([words]) => words.test(game.name))
  return found ? game.name.replace(found[0], found[1]) : game.name
}
