/**
 * Screens and stories that show families of texts (`deposit` of `deposit.total`) which are not called by a screen. A
 * story is named as in Storybook's menu (`Pages/Overlays/Failure`), a screen by its picture.
 */
export type Places = Readonly<Record<string, string>>

/** Places of the site's texts. */
export const SITE_PLACES: Places = {
  bankCards: 'withdraw',
  catalogue: 'register',
  category: 'gameCenter',
  contact_service: 'Pages/Overlays/Alert',
  contract: 'salaryContract',
  copy: 'Pages/Overlays/Saved',
  customerService: 'Pages/Customer service/Full',
  dividendContract: 'salaryContract',
  effects: 'Pages/Side menu/EveryEntry',
  entrance: 'login',
  failure: 'Pages/Overlays/Failure',
  footer: 'home',
  form: 'feedback',
  frame: 'home',
  free_reject: 'Pages/Overlays/Question',
  game: 'gameCenter',
  greeting: 'home',
  hourlyContract: 'salaryContract',
  in_chang_saved: 'Pages/Overlays/Saved',
  in_confirmation_correct: 'register',
  in_enter_password: 'changePassword',
  in_incorrect_password: 'register',
  in_logged_login: 'Pages/Overlays/Failure',
  in_sms_send: 'Pages/Overlays/Saved',
  in_sms_sending: 'login',
  in_vwrite_code: 'login',
  invitation_code_error: 'register',
  invite: 'inviteFriends',
  jurisdiction: 'Pages/Duties/EveryDuty',
  marketing: 'security',
  moment: 'Components/Feedback/Moment/Every',
  money: 'deposit',
  moneyOutcome: 'deposit',
  overlay: 'Pages/Overlays/Question',
  passkey: 'security',
  paymentPassword: 'withdraw',
  period: 'accountRecord',
  preview: 'gameCenter',
  referral: 'inviteFriends',
  refresh: 'Components/Feedback/PullIndicator/Every',
  reward: 'rewardCenter',
  same_password: 'changePassword',
  sideMenu: 'Pages/Side menu/EveryEntry',
  social: 'socialCallback',
  sports: 'home',
  status: 'Pages/Site status/Maintenance',
  unread: 'Pages/Overlays/Saved',
  use_safari: 'Pages/Install/OutsideSafari',
  validation: 'register',
  vendorGames: 'gameCenter',
  verification: 'register',
  wallet: 'home',
  walletTransfer: 'withdraw',
}

/** Places of what the gateway says; pages of its own and what it sends by text message have none. */
export const GATEWAY_PLACES: Places = {
  channel: 'deposit',
  crash: 'gameLaunch',
  field: 'register',
  game: 'gameLaunch',
  help: 'helpDetail',
  letter: 'inbox',
  maintenance: 'Pages/Site status/Maintenance',
  notice: 'announcement',
  play: 'lotteryBet',
  reason: 'promotion',
  record: 'accountRecord',
  reward: 'rewardCenter',
  rule: 'lotteryBet',
  table: 'lotteryBet',
  terms: 'promotion',
}

/**
 * Screen or story that shows a text; undefined for a text that stands outside of the site. A family that has no place
 * above is called by its screen, or by it and a part of it (`depositOrder`); a title (`route.login.title`) by its own.
 * @param screens names of the screens that have a picture
 */
export function shownOn(
  id: string,
  places: Places,
  screens: readonly string[],
): { readonly screen: string } | { readonly story: string } | undefined {
  const [first = id, second = ''] = id.split('.')
  const family = first === 'route' ? second : first
  const place = Object.hasOwn(places, family) ? places[family] : undefined
  if (place?.includes('/')) return { story: place }
  const called = (screen: string): boolean => (place ? screen === place : family.startsWith(screen))
  const screen = screens.filter(called).toSorted((a, b) => b.length - a.length)[0]
  return screen === undefined ? undefined : { screen }
}
