import type { MessageFormatElement } from 'react-intl'

import type english from '../messages/EN.json'
import { expandMessages } from './expandMessages.ts'

/** Every message id of the product, read from the extracted English catalogue: a wrong id is a type error. */
export type MessageId = keyof typeof english

/** A compiled message: a text without placeholders as it is, any other as its syntax tree. */
export type CompiledMessage = string | readonly MessageFormatElement[]

/** The compiled messages of one language by id, as `compile` writes and `loadMessages` reads them. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Texts as react-intl formats them, by id. Those of a language that comes in parts grow with its rest. */
export type Texts = Record<string, MessageFormatElement[]>

/**
 * Fetches texts of a language.
 * @throws when the address does not answer with a JSON object; the caller keeps the language it has.
 */
export async function loadMessages(url: string, fetcher: typeof fetch = fetch): Promise<Texts> {
  const response = await fetcher(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const messages: unknown = await response.json()
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    throw new Error(`${url} is no catalogue`)
  }
  return expandMessages(messages as Messages)
}
