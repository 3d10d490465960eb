/** Screens that show families of texts which are not called by a screen. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  bankCards: 'withdraw',
  catalogue: 'gameCenter',
  category: 'gameCenter',
  contract: 'salaryContract',
  entrance: 'login',
  footer: 'home',
  frame: 'home',
  game: 'gameCenter',
  invite: 'inviteFriends',
  money: 'deposit',
  moneyOutcome: 'deposit',
  passkey: 'security',
  paymentPassword: 'withdraw',
  reward: 'rewardCenter',
  sports: 'home',
  validation: 'register',
  verification: 'register',
  walletTransfer: 'withdraw',
}

/**
 * Screen that shows a text, for its picture; undefined for a text of no one screen. A family of texts (`deposit` of
 * `deposit.total`) is called by its screen, or by it and a part of it (`depositOrder`).
 * @param screens names of the screens that have a picture
 */
export function screenOf(id: string, screens: readonly string[]): string | undefined {
  const [family = id] = id.split('.')
  const own = screens.filter((screen) => family.startsWith(screen)).toSorted((a, b) => b.length - a.length)[0]
  return own ?? screens.find((screen) => screen === SHOWN_ON[family])
}
