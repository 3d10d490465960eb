import { textIn, type Text } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'

interface HelpText {
  readonly title: Text
  readonly content: Text
  readonly children: readonly { readonly title: Text; readonly content: Text }[]
}

/** Frequently asked questions, most frequent first. */
const HELP: readonly HelpText[] = [
  {
    title: { EN: 'Your account', CN: '您的账户', VI: 'Tài khoản của bạn', AR: 'حسابك' },
    content: {
      EN: '<p>Signing in, your details and keeping them safe.</p>',
      CN: '<p>登录、个人资料与账户安全。</p>',
      VI: '<p>Đăng nhập, thông tin cá nhân và bảo mật.</p>',
      AR: '<p>تسجيل الدخول وبياناتك والحفاظ على أمانها.</p>',
    },
    children: [
      {
        title: {
          EN: 'I forgot my password',
          CN: '我忘记了密码',
          VI: 'Tôi quên mật khẩu',
          AR: 'نسيت كلمة المرور',
        },
        content: {
          EN: '<p>Choose <b>Forgot password</b> on the sign-in page and enter your mobile number. We send a code by SMS; with it you set a new password. All other devices are signed out.</p>',
          CN: '<p>在登录页点击<b>忘记密码</b>并输入手机号码。我们会发送短信验证码，凭此设置新密码，其他设备将自动退出。</p>',
          VI: '<p>Chọn <b>Quên mật khẩu</b> ở trang đăng nhập và nhập số điện thoại. Chúng tôi gửi mã qua SMS để bạn đặt mật khẩu mới. Mọi thiết bị khác sẽ bị đăng xuất.</p>',
          AR: '<p>اختر <b>نسيت كلمة المرور</b> في صفحة الدخول وأدخل رقم هاتفك. نرسل رمزًا برسالة نصية لتعيين كلمة مرور جديدة، وتُسجَّل الأجهزة الأخرى خروجها.</p>',
        },
      },
      {
        title: {
          EN: 'Why am I signed out?',
          CN: '为什么我被登出？',
          VI: 'Vì sao tôi bị đăng xuất?',
          AR: 'لماذا تم تسجيل خروجي؟',
        },
        content: {
          EN: '<p>You are signed out after 30 minutes without a tap, and when your account signs in on another device.</p>',
          CN: '<p>30 分钟未操作，或账户在其他设备登录时，系统会自动登出。</p>',
          VI: '<p>Bạn bị đăng xuất sau 30 phút không thao tác, hoặc khi tài khoản đăng nhập trên thiết bị khác.</p>',
          AR: '<p>يتم تسجيل خروجك بعد 30 دقيقة دون نشاط، أو عند الدخول إلى حسابك من جهاز آخر.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Deposits', CN: '存款', VI: 'Nạp tiền', AR: 'الإيداع' },
    content: {
      EN: '<p>Getting money into your wallet.</p>',
      CN: '<p>如何为钱包充值。</p>',
      VI: '<p>Cách nạp tiền vào ví.</p>',
      AR: '<p>إضافة المال إلى محفظتك.</p>',
    },
    children: [
      {
        title: {
          EN: 'How long does a deposit take?',
          CN: '存款需要多久到账？',
          VI: 'Nạp tiền mất bao lâu?',
          AR: 'كم يستغرق الإيداع؟',
        },
        content: {
          EN: '<p>Cards, e-wallets and QR payments arrive within seconds, instant bank transfers within five minutes. If the money has left your bank and is not here after half an hour, send us the order number.</p>',
          CN: '<p>银行卡、电子钱包与扫码支付即时到账，快捷转账约五分钟。若半小时后仍未到账，请将订单号发给客服。</p>',
          VI: '<p>Thẻ, ví điện tử và mã QR vào ngay; chuyển khoản nhanh trong năm phút. Nếu sau nửa giờ chưa có tiền, hãy gửi mã đơn cho chúng tôi.</p>',
          AR: '<p>تصل مدفوعات البطاقات والمحافظ ورمز QR خلال ثوانٍ، والتحويل البنكي الفوري خلال خمس دقائق. إذا لم يصل المال بعد نصف ساعة فأرسل لنا رقم الطلب.</p>',
        },
      },
      {
        title: {
          EN: 'Can somebody else pay for me?',
          CN: '可以由他人代付吗？',
          VI: 'Người khác nạp hộ được không?',
          AR: 'هل يمكن لشخص آخر الدفع عني؟',
        },
        content: {
          EN: '<p>No. The name on the card or bank account must be the name on your profile. Other payments are sent back.</p>',
          CN: '<p>不可以。银行卡或账户姓名须与个人资料一致，否则款项将被退回。</p>',
          VI: '<p>Không. Tên trên thẻ hoặc tài khoản ngân hàng phải trùng với hồ sơ của bạn; khoản khác sẽ bị hoàn lại.</p>',
          AR: '<p>لا. يجب أن يطابق الاسم على البطاقة أو الحساب البنكي اسمك في الملف الشخصي، وتُعاد المدفوعات الأخرى.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Withdrawals', CN: '提款', VI: 'Rút tiền', AR: 'السحب' },
    content: {
      EN: '<p>Getting your winnings out.</p>',
      CN: '<p>如何提取奖金。</p>',
      VI: '<p>Cách rút tiền thắng.</p>',
      AR: '<p>سحب أرباحك.</p>',
    },
    children: [
      {
        title: {
          EN: 'How long does a withdrawal take?',
          CN: '提款需要多久？',
          VI: 'Rút tiền mất bao lâu?',
          AR: 'كم يستغرق السحب؟',
        },
        content: {
          EN: '<p>Most are paid within ten minutes. A first withdrawal or a large one is checked by hand, which takes up to a day.</p>',
          CN: '<p>大多数提款十分钟内完成。首次或大额提款需人工审核，最长一天。</p>',
          VI: '<p>Phần lớn được trả trong mười phút. Lần rút đầu tiên hoặc số tiền lớn được kiểm tra thủ công, tối đa một ngày.</p>',
          AR: '<p>تُدفع معظم الطلبات خلال عشر دقائق. ويُراجَع السحب الأول أو الكبير يدويًا خلال يوم واحد كحد أقصى.</p>',
        },
      },
    ],
  },
  {
    title: { EN: 'Staying in control', CN: '负责任博彩', VI: 'Chơi có trách nhiệm', AR: 'اللعب المسؤول' },
    content: {
      EN: '<p>Play is meant to be fun. These tools keep it so.</p>',
      CN: '<p>娱乐应当轻松。以下工具助您把握分寸。</p>',
      VI: '<p>Chơi là để vui. Những công cụ này giúp bạn giữ được điều đó.</p>',
      AR: '<p>اللعب للمتعة، وهذه الأدوات تحافظ على ذلك.</p>',
    },
    children: [
      {
        title: {
          EN: 'How do I set a limit?',
          CN: '如何设置限额？',
          VI: 'Đặt giới hạn thế nào?',
          AR: 'كيف أضع حدًا؟',
        },
        content: {
          EN: '<p>Open <b>Responsible gaming</b> at the foot of any page. Lower limits apply at once; raising or removing one waits 24 hours.</p>',
          CN: '<p>在页面底部打开<b>负责任博彩</b>。调低限额立即生效，调高或取消需等待 24 小时。</p>',
          VI: '<p>Mở <b>Chơi có trách nhiệm</b> ở cuối trang. Hạ giới hạn có hiệu lực ngay; nâng hoặc bỏ phải chờ 24 giờ.</p>',
          AR: '<p>افتح <b>اللعب المسؤول</b> أسفل أي صفحة. يسري خفض الحد فورًا، أما رفعه أو إلغاؤه فينتظر 24 ساعة.</p>',
        },
      },
    ],
  },
]

/** Help centre in a language. */
export function helpCenter(language: string): Schemas['HelpItem'][] {
  return HELP.map(({ title, content, children }) => ({
    title: textIn(title, language),
    content: textIn(content, language),
    children: children.map((topic) => ({
      title: textIn(topic.title, language),
      content: textIn(topic.content, language),
    })),
  }))
}
