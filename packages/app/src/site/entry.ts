export { mount } from './mount.tsx'
export { trustedScript } from '#platform/trust/trustedScript.ts'
