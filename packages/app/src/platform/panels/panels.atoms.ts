import { atom } from 'jotai'

/** Panels that lie over any page. */
export type PanelName = 'sideMenu' | 'customerService' | 'passkeyOffer'

/** The panel that is open. */
export const openPanelAtom = atom<PanelName | undefined>(undefined)
