/** Port of `serve` and `dev`. */
export const USUAL_PORT = 7100
/** Where the sandbox listens unless told otherwise. */
export const USUAL_SANDBOX = 'http://localhost:7000'

/** Last lines of the help of what serves. */
export const ADDRESS_HELP = `PORT (${USUAL_PORT}) is the port; SANDBOX_URL (${USUAL_SANDBOX}) answers /wps, /lgw and /lotto.`
