export { sidewaysLine } from '../styling/sideways.css.ts'
