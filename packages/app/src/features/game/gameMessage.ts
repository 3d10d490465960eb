/** Messages of a framed game to the site; all others are ignored. */
export type GameMessage =
  /** The game is drawn: the loading picture can go. */
  | { readonly kind: 'ready' }
  /** Money moved: the balance has to be refetched. Amounts from a frame are never trusted. */
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
