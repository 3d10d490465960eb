/**
 * Inner pages that look different from brand to brand, and their variants; the first variant is the default. What each
 * looks like is said in `docs/designer.md`.
 */
export const PAGE_LAYOUTS = {
  login: ['plain', 'banner', 'poster', 'card', 'cover', 'slab', 'editorial'],
  promotions: ['cards', 'rows', 'front'],
  vip: ['tabs', 'ladder', 'table', 'card', 'podium'],
  gameCentre: ['pills', 'icons', 'bar', 'board', 'rail', 'titled'],
  game: ['bar', 'bare'],
  /** `template` has the two looks of the operator's template (`templates.mem_cen`). */
  memberCentre: ['template', 'ledger', 'tiles', 'card'],
} as const

export type LaidOutPage = keyof typeof PAGE_LAYOUTS

/** Variant of every such page. */
export type PageLayouts = { readonly [Page in LaidOutPage]: (typeof PAGE_LAYOUTS)[Page][number] }
