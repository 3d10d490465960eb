// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

export { default as ForgetPage } from '#features/forget/ForgetPage.tsx'
export { default as LoginPage } from '#features/login/LoginPage.tsx'
export { default as RegisterPage } from '#features/register/RegisterPage.tsx'
export { default as TrialPage } from '#features/login/TrialPage.tsx'
