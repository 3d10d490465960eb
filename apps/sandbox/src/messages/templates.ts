import { escapeHtml } from '@livery/html'

import type { Text } from '../platform/text.ts'

/** Templates of the platform's letters; `{placeholders}` are filled with the message's details. */
export const LETTERS = {
  welcome: {
    title: { EN: 'Welcome, {name}', CN: '欢迎您，{name}', VI: 'Chào mừng {name}', AR: 'مرحبًا {name}' },
    content: {
      EN: '<p>Good to have you with us. A gift to begin with waits in the <b>Reward center</b>.</p>',
      CN: '<p>欢迎加入。<b>奖励中心</b>已为您准备新手礼金。</p>',
      VI: '<p>Rất vui được đón bạn. Một món quà đang chờ trong <b>Trung tâm thưởng</b>.</p>',
      AR: '<p>يسعدنا انضمامك. هدية البداية بانتظارك في <b>مركز المكافآت</b>.</p>',
    },
  },
  cashback: {
    title: {
      EN: 'Your weekly cashback is here',
      CN: '您的每周返水已到',
      VI: 'Tiền hoàn tuần đã có',
      AR: 'وصل استردادك الأسبوعي',
    },
    content: {
      EN: '<p>{amount} wait in the <b>Reward center</b>. Claim them within seven days.</p>',
      CN: '<p>{amount} 已发放至<b>奖励中心</b>，请在七天内领取。</p>',
      VI: '<p>{amount} đang chờ trong <b>Trung tâm thưởng</b>. Hãy nhận trong bảy ngày.</p>',
      AR: '<p>{amount} بانتظارك في <b>مركز المكافآت</b>. استلمها خلال سبعة أيام.</p>',
    },
  },
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
} as const satisfies Record<string, { title: Text; content: Text }>

export type LetterTemplate = keyof typeof LETTERS

/** Fills the placeholders of a text; details may be texts that a member wrote. */
export function fill(text: string, details: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => details[name] ?? place)
}

/** Fills the placeholders of HTML, escaping the details. */
export function fillHtml(html: string, details: Readonly<Record<string, string>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (place, name: string) => escapeHtml(details[name] ?? place))
}
