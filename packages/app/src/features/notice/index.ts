import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const noticeRoutes = {
  notice: lazyPage(() => import('./NoticePage.tsx')),
  noticeDetail: lazyPage(() => import('./NoticeDetailPage.tsx')),
}
