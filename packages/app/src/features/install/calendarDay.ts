/** Calendar day in the player's time zone, `YYYY-MM-DD`. */
export function calendarDay(date: Date): string {
  const two = (figure: number): string => String(figure).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
