// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as AgentPage } from '#features/agent/AgentPage.tsx'
export { default as InviteFriendsPage } from '#features/invite/InviteFriendsPage.tsx'
