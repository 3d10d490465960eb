import { escapeHtml } from '@livery/html'

import type { TextId } from '../platform/catalogue.ts'
import type { Text } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'
import { REWARD_LETTERS } from './rewardLetters.ts'

type WithdrawalReason = Schemas['WithdrawalReason']

/** Templates of the platform's letters; `{placeholders}` are filled with the message's details. */
export const LETTERS = {
  ...REWARD_LETTERS,
  signIn: { title: 'letter.signIn.title', content: 'letter.notYou.content' },
  passkeyAdded: {
    title: {
      EN: 'A passkey was added',
      CN: '已添加通行密钥',
      VI: 'Đã thêm khóa truy cập',
      AR: 'أُضيف مفتاح مرور',
    },
    content: {
      EN: '<p><b>{name}</b> can sign in to your account from now on. If that was not you, remove it under Security, change your password and write to customer service.</p>',
      CN: '<p><b>{name}</b> 现在可以登录您的账户。如非本人操作，请在“安全”中将其移除、修改密码并联系客服。</p>',
      VI: '<p>Từ nay <b>{name}</b> có thể đăng nhập tài khoản của bạn. Nếu không phải bạn, hãy xóa khóa này trong mục Bảo mật, đổi mật khẩu và báo bộ phận chăm sóc khách hàng.</p>',
      AR: '<p>يمكن الآن تسجيل الدخول إلى حسابك باستخدام <b>{name}</b>. إن لم تكن أنت، فأزله من صفحة الأمان وغيّر كلمة المرور وراسل خدمة العملاء.</p>',
    },
  },
  passkeyRemoved: {
    title: {
      EN: 'A passkey was removed',
      CN: '已移除通行密钥',
      VI: 'Đã xóa khóa truy cập',
      AR: 'أُزيل مفتاح مرور',
    },
    content: {
      EN: '<p><b>{name}</b> cannot sign in to your account any more. If that was not you, change your password now and write to customer service.</p>',
      CN: '<p><b>{name}</b> 已无法登录您的账户。如非本人操作，请立即修改密码并联系客服。</p>',
      VI: '<p><b>{name}</b> không còn đăng nhập được vào tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo bộ phận chăm sóc khách hàng.</p>',
      AR: '<p>لم يعد بالإمكان تسجيل الدخول إلى حسابك باستخدام <b>{name}</b>. إن لم تكن أنت، فغيّر كلمة المرور الآن وراسل خدمة العملاء.</p>',
    },
  },
  depositPaid: { title: 'letter.depositPaid.title', content: 'letter.depositPaid.content' },
  depositOtherSum: { title: 'letter.depositPaid.title', content: 'letter.depositOtherSum.content' },
  depositReturned: { title: 'letter.depositReturned.title', content: 'letter.depositReturned.content' },
  depositExpired: { title: 'letter.depositExpired.title', content: 'letter.depositExpired.content' },
  withdrawalPaid: { title: 'letter.withdrawalPaid.title', content: 'letter.withdrawalPaid.content' },
  withdrawalRejected: { title: 'letter.withdrawalRejected.title', content: 'letter.withdrawalBack.content' },
  withdrawalReturned: { title: 'letter.withdrawalReturned.title', content: 'letter.withdrawalBack.content' },
  drawVoided: { title: 'letter.drawVoided.title', content: 'letter.drawVoided.content' },
  transferFound: { title: 'letter.transferFound.title', content: 'letter.transferFound.content' },
  transferBack: { title: 'letter.transferBack.title', content: 'letter.transferBack.content' },
  contractOffer: { title: 'letter.contractOffer.title', content: 'letter.contractOffer.content' },
  salaryPaid: { title: 'letter.salaryPaid.title', content: 'letter.wagePaid.content' },
  dividendPaid: { title: 'letter.dividendPaid.title', content: 'letter.wagePaid.content' },
  limitsChanged: { title: 'letter.limitsChanged.title', content: 'letter.notYou.content' },
} as const satisfies Record<string, { title: Text | TextId; content: Text | TextId }>

/** Reasons of a refused or returned withdrawal, as letters word them. */
export const REASONS: Readonly<Record<WithdrawalReason, TextId>> = {
  details: 'withdrawal.reason.details',
  checks: 'withdrawal.reason.checks',
  bank: 'withdrawal.reason.bank',
  rules: 'withdrawal.reason.rules',
}

export type LetterTemplate = keyof typeof LETTERS

/** Fills the placeholders of a text; details may be texts that a member wrote. */
export function fill(text: string, details: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => details[name] ?? place)
}

/** Fills the placeholders of HTML, escaping the details. */
export function fillHtml(html: string, details: Readonly<Record<string, string>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (place, name: string) => escapeHtml(details[name] ?? place))
}
