// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as BetPage } from '#features/lottery/bet/BetPage.tsx'
export { default as HallPage } from '#features/lottery/hall/HallPage.tsx'
export { default as StartPage } from '#features/lottery/start/StartPage.tsx'
export { default as VietnamPage } from '#features/lottery/vietnam/VietnamPage.tsx'
