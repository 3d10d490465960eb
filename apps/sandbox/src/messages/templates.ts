import type { Text } from '../platform/text.ts'

/** Letters the platform sends; `{places}` are filled with the message's details. */
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
} as const satisfies Record<string, { title: Text; content: Text }>

export type LetterTemplate = keyof typeof LETTERS

/** Fills the places of a text. Details come from us, never from a member, so they need no escaping. */
export function fill(text: string, details: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => details[name] ?? place)
}
