import { textIn, type Text } from '../platform/text.ts'

/** Reasons of refused applications by name; the operator may write others. */
export const REASONS = {
  picture: {
    EN: 'The picture cannot be read. Please send another.',
    CN: '图片无法辨认，请重新上传。',
    VI: 'Không đọc được hình ảnh. Vui lòng gửi ảnh khác.',
    AR: 'تعذّرت قراءة الصورة. أرسل صورة أخرى من فضلك.',
  },
  noPicture: {
    EN: 'A screenshot is missing. Please send one.',
    CN: '缺少截图，请上传。',
    VI: 'Thiếu ảnh chụp màn hình. Vui lòng gửi ảnh.',
    AR: 'لقطة الشاشة ناقصة. أرسل واحدة من فضلك.',
  },
  noDeposit: {
    EN: 'There is no first deposit yet. Make it, then apply again.',
    CN: '尚无首次存款，请存款后再申请。',
    VI: 'Chưa có lần nạp đầu. Hãy nạp tiền rồi đăng ký lại.',
    AR: 'لا يوجد إيداع أول بعد. أودع ثم قدّم الطلب مجددًا.',
  },
  desk: {
    EN: 'The conditions are not met.',
    CN: '未满足活动条件。',
    VI: 'Chưa đáp ứng điều kiện.',
    AR: 'لم تُستوفَ الشروط.',
  },
} as const satisfies Record<string, Text>

export type Reason = keyof typeof REASONS

const isReason = (name: string): name is Reason => Object.hasOwn(REASONS, name)

/** Reason as shown to a player: a known one in the player's language, the operator's own as it was written. */
export const reasonText = (reason: string | null, language: string): string =>
  reason !== null && !isReason(reason) ? reason : textIn(REASONS[(reason ?? 'desk') as Reason], language)
