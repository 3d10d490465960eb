export { sideways } from '../styling/sideways.css.ts'
