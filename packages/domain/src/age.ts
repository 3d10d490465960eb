/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type Day = string

/** Whole years between a birthday and a day; `null` when either is no calendar day or the birthday lies ahead. */
export function ageOn(birthday: Day, today: Day): number | null {
  const born = parts(birthday)
  const now = parts(today)
  if (!born || !now || birthday > today) return null
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

/** The latest birthday that has reached an age on a day; the maximum of a date field. */
export function latestBirthday(minimumAge: number, today: Day): Day {
  const now = parts(today)
  if (!now) throw new TypeError(`not a calendar day: ${today}`)
  const year = now.year - minimumAge
  // Who was born on 29 February reaches an age on 1 March of other years.
  const day = now.month === 2 && now.day === 29 && !isLeap(year) ? 28 : now.day
  return [String(year).padStart(4, '0'), pad(now.month), pad(day)].join('-')
}

/** The local calendar day of a moment. */
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
