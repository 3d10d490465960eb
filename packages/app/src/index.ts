export { mount } from './shell/boot/mount.tsx'
