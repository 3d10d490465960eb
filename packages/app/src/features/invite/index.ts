import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const inviteRoutes = { inviteFriends: lazyPage(() => import('./InviteFriendsPage.tsx')) }
