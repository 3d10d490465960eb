/**
 * Start of an order's number as shown to players and support: direction and day. The statement that writes the order
 * adds its serial, at least four digits of its own id (`D-20261120-0041`).
 */
export const numberStart = (direction: 'D' | 'W', at: Date): string =>
  `${direction}-${at.toISOString().slice(0, 10).replaceAll('-', '')}-`
