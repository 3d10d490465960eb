import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const feedbackRoutes = {
  feedback: lazyPage(() => import('./FeedbackPage.tsx')),
}
