import { atom } from 'jotai'

/** Panels that lie over any page. */
export type PanelName = 'sideMenu' | 'customerService' | 'passkeyOffer'

/** Number of a member's unread messages of every kind (S-menu-13); 0 for everybody else. */
export const totalUnreadAtom = atom(0)

/** The panel that is open. */
export const openPanelAtom = atom<PanelName | undefined>(undefined)
