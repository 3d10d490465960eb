import { lazy } from 'react'

/** The customer service panel; fetched when it is first opened. */
export const CustomerServicePanel = lazy(() => import('./CustomerServicePanel.tsx'))
