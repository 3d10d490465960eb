/** A text of the operator in the languages it was written in; English is what the others fall back to. */
export type Text = { readonly EN: string } & Readonly<Partial<Record<'CN' | 'TW' | 'VI' | 'AR', string>>>

/** The text in a language, or in English. Traditional Chinese falls back to simplified. */
export function say(text: Text, language: string): string {
  if (language === 'CN' || language === 'VI' || language === 'AR') return text[language] ?? text.EN
  if (language === 'TW') return text.TW ?? text.CN ?? text.EN
  return text.EN
}
