export { LOW_WINDOW, WIDE_LOW_WINDOW, WIDE_WINDOW, WIDEST_WINDOW } from '../styling/windows.ts'
export { prefersReducedMotion } from '../styling/motion.ts'
export { useWideWindow } from './useWideWindow.ts'
