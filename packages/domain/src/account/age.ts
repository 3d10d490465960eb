/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type Day = string

/** Age in whole years on a day; `null` when either is not a calendar day or the birthday is in the future. */
export function ageOn(birthday: Day, today: Day): number | null {
  const born = parts(birthday)
  const now = parts(today)
  if (!born || !now || birthday > today) return null
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/** Local calendar day of a moment. */
export function dayOf(moment: Date): Day {
  return [
    String(moment.getFullYear()).padStart(4, '0'),
    pad(moment.getMonth() + 1),
    pad(moment.getDate()),
  ].join('-')
}

function parts(day: Day): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return null
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return date >= 1 && date <= (lengths[month - 1] ?? 0) ? { year, month, day: date } : null
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
