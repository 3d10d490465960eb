import { lazy } from 'react'

/** The right-hand menu; fetched when it is first opened. */
export const SideMenuPanel = lazy(() => import('./SideMenuPanel.tsx'))
