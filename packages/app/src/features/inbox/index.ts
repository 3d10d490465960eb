import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const inboxRoutes = {
  inbox: lazyPage(() => import('./InboxPage.tsx')),
}
