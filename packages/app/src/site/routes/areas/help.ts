// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as AnnouncementPage } from '#features/announcements/AnnouncementPage.tsx'
export { default as AnnouncementsPage } from '#features/announcements/AnnouncementsPage.tsx'
export { default as HelpDetailPage } from '#features/help/HelpDetailPage.tsx'
export { default as HelpPage } from '#features/help/HelpPage.tsx'
export { default as NotFoundPage } from '#features/not-found/NotFoundPage.tsx'
export { default as PromotionPage } from '#features/promotions/PromotionPage.tsx'
export { default as PromotionsPage } from '#features/promotions/PromotionsPage.tsx'
export { default as UserAgreementPage } from '#features/user-agreement/UserAgreementPage.tsx'
