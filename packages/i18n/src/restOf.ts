/**
 * Address of a language's further texts, from that of its first ones: those that home and the frame can ask for.
 */
export const restOf = (address: string): string => address.replace(/json$/, 'rest.json')
