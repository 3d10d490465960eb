// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as BetRecordPage } from '#features/bet-record/BetRecordPage.tsx'
export { default as DepositPage } from '#features/wallet/DepositPage.tsx'
export { default as RewardCenterPage } from '#features/rewards/RewardCenterPage.tsx'
