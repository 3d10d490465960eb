// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as GameCenterPage } from '#features/game-center/GameCenterPage.tsx'
export { default as LaunchPage } from '#features/game/LaunchPage.tsx'
