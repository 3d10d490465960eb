export { customProperties } from '../styling/customProperties.ts'
export { fitting } from '../styling/fitting.ts'
export { letters } from '../styling/letters.css.ts'
