/** Masks a birthday while it is typed: eight digits, with the dashes of `YYYY-MM-DD` inserted. */
export function birthdayInput(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}
