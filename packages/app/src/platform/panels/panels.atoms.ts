import { atom } from 'jotai'

/** Panels that lie over any page. */
export type PanelName = 'sideMenu' | 'customerService' | 'passkeyOffer' | 'login'

/** Number of a member's unread messages of every kind (S-menu-13); 0 for everybody else. */
export const totalUnreadAtom = atom(0)

/** The panel that is open. */
export const openPanelAtom = atom<PanelName | undefined>(undefined)

/** True while the login is shown as a modal (S-routes-21). */
export const loginShownAtom = atom((get) => get(openPanelAtom) === 'login')

/** Time at which the login modal stopped the page's video, seconds; undefined where none played. */
export const heldVideoTimeAtom = atom<number | undefined>(undefined)
