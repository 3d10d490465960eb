import { probeBrand } from '@livery/theme'

/** Generated: a different garish colour a token, so that a component that ignores one shows at once. */
export default probeBrand()
