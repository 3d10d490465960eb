import { escapeHtml } from '@livery/html'

import type { Text } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'
import { REWARD_LETTERS } from './rewardLetters.ts'

type WithdrawalReason = Schemas['WithdrawalReason']

/** Templates of the platform's letters; `{placeholders}` are filled with the message's details. */
export const LETTERS = {
  ...REWARD_LETTERS,
  signIn: {
    title: {
      EN: 'A new device signed in',
      CN: '新设备登录',
      VI: 'Thiết bị mới đăng nhập',
      AR: 'تسجيل دخول من جهاز جديد',
    },
    content: {
      EN: '<p>If that was not you, change your password now and write to customer service.</p>',
      CN: '<p>如非本人操作，请立即修改密码并联系客服。</p>',
      VI: '<p>Nếu không phải bạn, hãy đổi mật khẩu ngay và báo bộ phận chăm sóc khách hàng.</p>',
      AR: '<p>إن لم تكن أنت، فغيّر كلمة المرور الآن وراسل خدمة العملاء.</p>',
    },
  },
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
  depositPaid: {
    title: { EN: 'Your deposit is here: {amount}' },
    content: { EN: '<p>{amount} of order {number} are in your wallet.</p>' },
  },
  depositOtherSum: {
    title: { EN: 'Your deposit is here: {amount}' },
    content: {
      EN: '<p>Order {number} was for {ordered}; another sum arrived. <b>{amount}</b> are in your wallet.</p>',
    },
  },
  depositReturned: {
    title: { EN: 'We sent {amount} back' },
    content: {
      EN: '<p>A payment of {amount} arrived for order {number}, which was paid, cancelled or refused before, or whose limits it passes. It goes back to the account that it came from.</p>',
    },
  },
  depositExpired: {
    title: { EN: 'A deposit was not paid in time' },
    content: {
      EN: '<p>Order {number} over {amount} has ended. Nothing was charged. If you have paid it already, the money is credited when it arrives.</p>',
    },
  },
  withdrawalPaid: {
    title: { EN: 'Your withdrawal was paid: {amount}' },
    content: { EN: '<p>{amount} of order {number} are on their way to your bank.</p>' },
  },
  withdrawalRejected: {
    title: { EN: 'Your withdrawal was refused' },
    content: { EN: '<p>Order {number}: {reason} {amount} are in your wallet again.</p>' },
  },
  withdrawalReturned: {
    title: { EN: 'Your withdrawal came back' },
    content: { EN: '<p>Order {number}: {reason} {amount} are in your wallet again, with the fee.</p>' },
  },
  drawVoided: {
    title: { EN: 'A draw was cancelled: {game}' },
    content: {
      EN: '<p>Draw {numero} of {game} has no result. Your stakes on it are in your wallet again.</p>',
    },
  },
  transferFound: {
    title: { EN: 'Your transfer has arrived' },
    content: { EN: '<p>The answer of {vendor} was late. Your money has arrived.</p>' },
  },
  transferBack: {
    title: { EN: 'Your transfer was undone' },
    content: { EN: '<p>{vendor} did not receive your transfer. Your money is back where it was.</p>' },
  },
  contractOffer: {
    title: { EN: 'A contract is offered to you' },
    content: {
      EN: '<p>Open the page <b>Agent</b> to read its terms, and accept or decline it.</p>',
    },
  },
  salaryPaid: {
    title: { EN: 'Your daily wage is here: {amount}' },
    content: {
      EN: '<p>{amount} for the play of your team on {day} are in your wallet. The reckoning is on the page <b>Agent</b>.</p>',
    },
  },
  dividendPaid: {
    title: { EN: 'Your dividend is here: {amount}' },
    content: {
      EN: '<p>{amount} for the period from {day} are in your wallet. The reckoning is on the page <b>Agent</b>.</p>',
    },
  },
} as const satisfies Record<string, { title: Text; content: Text }>

/** Reasons of a refused or returned withdrawal, as letters word them. */
export const REASONS: Readonly<Record<WithdrawalReason, Text>> = {
  details: { EN: 'The bank account is not in your name, or does not exist.' },
  checks: { EN: 'The checks of your account are not finished.' },
  bank: { EN: 'The bank did not take the payment.' },
  rules: { EN: 'It is against the terms of a promotion.' },
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
