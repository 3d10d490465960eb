import { probeBrand } from '@livery/theme'

/**
 * Generated brand with a different garish colour for every token, so that a component that ignores one is
 * obvious.
 */
export default probeBrand()
