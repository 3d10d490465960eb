import type { WhitelabelFlag } from '../site/flags.ts'

/** Entries that a bottom menu may have. */
export type BottomMenuId =
  | 'home'
  | 'games'
  | 'sports'
  | 'lottery'
  | 'bets'
  | 'deposit'
  | 'rewards'
  | 'customerService'
  | 'promotion'
  | 'agent'
  | 'memberCentre'

/**
 * Accounts that may open a route. `session` is any account that is signed in; the others name the rule in
 * `access/clicks.ts` that a button to the same page obeys.
 */
export type RouteAccess =
  | 'anyone'
  | 'session'
  | 'ownAccount'
  | 'withdraw'
  | 'memberCentre'
  | 'vip'
  | 'inbox'
  | 'deposit'
  | 'freeCredit'
  | 'agent'

/** Everything the site knows of one route. Each fact is written in `routeTable.ts` and read from there alone. */
export type RouteOf<Id extends string> = {
  readonly id: Id
  /** The route's own path; `:name` is a parameter. */
  readonly path: string
  /** Other paths that show the same page. */
  readonly aliases: readonly string[]
  /** Corrected spellings that redirect to `path`. */
  readonly spellings: readonly string[]
  readonly titleId: `route.${Id}.title`
  /** Folder of the page's source below `packages/app/src/features`; left out where it is called by the id. */
  readonly folder?: string
  /** Name of the page's file without `Page.tsx`; left out where it is called by the id. See `pageFileOf`. */
  readonly page?: string
  readonly headerHidden?: true
  readonly bottomMenuHidden?: true
  /** Entry of the bottom menu that is marked as the current one. */
  readonly menu?: BottomMenuId
  readonly backGoesHome?: true
  /** `left`: the back button stays at the physical left in every direction; else it follows the text's start. */
  readonly backSide: 'start' | 'left'
  /** The page takes all of a wide window, with panes or tiles side by side; others keep to a column of text. */
  readonly wide?: true
  /** Logo instead of a title, download bar and the header's invite block: home alone has them. */
  readonly homeExtras?: true
  readonly access: RouteAccess
  /**
   * The page exists only for these flags: every way to it is behind one of them. A brand with all of them off does not
   * get the page, not even in its bundle. Empty: the page is always there.
   */
  readonly flags: readonly WhitelabelFlag[]
  /** A step of signing in: after signing in a player is not brought back to it. */
  readonly signIn?: true
  /** Its content is the same for every visitor, so that a search engine may have it and a build may render it. */
  readonly isPublic?: true
  /**
   * Parameters of the query that choose what a public page shows, in the order of its address. Their values are codes,
   * ids and numbers; every other parameter changes nothing that a search engine has to know.
   */
  readonly shows?: readonly string[]
  /** Nothing is shown at the path alone: the page has an address only with the first parameter of `shows`. */
  readonly needsQuery?: true
  /** `play`: a stake can be placed on the page. `entrance`: gambling is one tap away. */
  readonly gambling?: 'play' | 'entrance'
  /** The end of the page cannot be reached, because its list goes on or a game covers it. */
  readonly endless?: true
  /**
   * The end at which the page itself shows what the regulator asks: its start when it brings its own header or is
   * covered by a game, its end when it ends in a bar of its own.
   */
  readonly ownDuties?: 'start' | 'end'
  /** Pulling the page down on a touch screen asks for all that it shows again. */
  readonly pulls?: true
  /** Tells when the account signed in before, where the regulator asks for it. */
  readonly tellsLastLogin?: true
}
