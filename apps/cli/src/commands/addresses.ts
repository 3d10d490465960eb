/** Port of `serve` and `dev`. */
export const USUAL_PORT = 7100
/** Default origin of the sandbox. */
export const USUAL_SANDBOX = 'http://localhost:7000'

/** Minutes after which `serve` renews the documents of a brand that somebody visits. */
export const USUAL_REFRESH_MINUTES = '5'

/** Last lines of the help of commands that start a server. */
export const ADDRESS_HELP = `PORT (${USUAL_PORT}) is the port; SANDBOX_URL (${USUAL_SANDBOX}) answers /wps, /lgw and /lotto.`
