import { textWithSums, type Text } from '../platform/text.ts'

/** Operator's text on the invite banner, as in its template. */
const wordsIn = (currency: string): Text => ({
  EN: `<p>Bring a friend: <strong>{10} ${currency}</strong> for you, a welcome bonus for them.</p>`,
  CN: `<p>邀请好友：您得 <strong>{10} ${currency}</strong>，好友得迎新奖金。</p>`,
  TW: `<p>邀請好友：您得 <strong>{10} ${currency}</strong>，好友得迎新獎金。</p>`,
  VI: `<p>Mời bạn bè: bạn nhận <strong>{10} ${currency}</strong>, bạn mới có thưởng chào mừng.</p>`,
  AR: `<p>ادعُ صديقًا: لك <strong>{10} ${currency}</strong> وله مكافأة ترحيب.</p>`,
})

/**
 * `login_prompt_text` in a language; undefined without a translation, so that the site shows the brand's
 * own text.
 */
export function invitePrompt(language: string, currency: string): string | undefined {
  const words = wordsIn(currency)
  return Object.hasOwn(words, language) ? textWithSums(words, language, currency) : undefined
}
