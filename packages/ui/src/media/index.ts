export { LOW_WINDOW } from '../styling/lowWindow.ts'
export { prefersReducedMotion } from '../styling/motion.ts'
