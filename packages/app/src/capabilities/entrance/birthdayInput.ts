import { onlyDigits } from '@livery/ui/digits'

/** Masks a birthday while it is typed: eight digits, with the dashes of `YYYY-MM-DD` inserted. */
export function birthdayInput(text: string): string {
  const digits = onlyDigits(text, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}
