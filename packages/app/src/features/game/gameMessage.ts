/** What a framed game may tell the site. Anything else it says is not for us. */
export type GameMessage =
  /** It has drawn itself: the loading picture can go. */
  | { readonly kind: 'ready' }
  /** Money moved: the balance is to be asked for again. Amounts that a frame names are never taken for true. */
  | { readonly kind: 'balance' }
  /** The player has left the game. */
  | { readonly kind: 'exit' }

const KINDS: Readonly<Record<string, GameMessage['kind']>> = {
  'livery:ready': 'ready',
  'livery:balance': 'balance',
  'livery:exit': 'exit',
}

/**
 * Reads a message of a framed game: `{ type: 'livery:ready' | 'livery:balance' | 'livery:exit' }`.
 * @param origin the game's own origin; a message from any other is not the game's
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  origin: string,
): GameMessage | undefined {
  const { data } = event
  if (event.origin !== origin || typeof data !== 'object' || data === null || !('type' in data))
    return undefined
  const kind = typeof data.type === 'string' && Object.hasOwn(KINDS, data.type) ? KINDS[data.type] : undefined
  return kind && { kind }
}
