/** True for a day such as 2026-12-24. Dates of JavaScript go on counting: of 30 February they make 2 March. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  )
}

/** Day that a time in ISO 8601 begins with. */
export const dayOf = (time: string): string => time.slice(0, 'yyyy-mm-dd'.length)
