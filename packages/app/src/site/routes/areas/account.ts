// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as InboxPage } from '#features/inbox/InboxPage.tsx'
export { default as LanguagePage } from '#features/language/LanguagePage.tsx'
export { default as MemberHomePage } from '#features/member-home/MemberHomePage.tsx'
export { default as MessageCenterPage } from '#features/message-center/MessageCenterPage.tsx'
export { default as ResponsibleGamingPage } from '#features/responsible-gaming/ResponsibleGamingPage.tsx'
export { default as SecurityPage } from '#features/security/SecurityPage.tsx'
