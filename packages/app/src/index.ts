export { mount } from './shell/boot/mount.tsx'
export { trustedScript } from './shell/trust/trustedScript.ts'
