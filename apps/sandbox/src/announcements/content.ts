import type { Text } from '../platform/text.ts'

/** Notice to all members. */
export interface Notice {
  readonly id: string
  /** Age in hours, relative to now, so that notices of a sandbox stay recent. */
  readonly hoursAgo: number
  readonly title: Text
  readonly content: Text
}

/** Notices of the marquee and the notice page, newest first. */
export const NOTICES: readonly Notice[] = [
  {
    id: 'ann_maintenance',
    hoursAgo: 3,
    title: {
      EN: 'Live tables: short pause on Tuesday, 04:00 to 04:30 UTC',
      CN: '真人桌周二 04:00 至 04:30（UTC）短暂维护',
      VI: 'Bàn trực tiếp tạm nghỉ thứ Ba, 04:00–04:30 UTC',
      AR: 'الطاولات المباشرة: توقف قصير يوم الثلاثاء من 04:00 إلى 04:30 بالتوقيت العالمي',
    },
    content: {
      EN: '<p>Our studios change their cameras on Tuesday. Tables close at 04:00 UTC after the running round; open bets are settled first. All other games stay open.</p>',
      CN: '<p>演播室将于周二更换摄像设备。04:00（UTC）当前局结束后关台，未结注单会先行结算，其他游戏不受影响。</p>',
      VI: '<p>Trường quay thay máy quay vào thứ Ba. Bàn đóng lúc 04:00 UTC sau ván đang chơi; cược được thanh toán trước. Các trò khác vẫn mở.</p>',
      AR: '<p>تُبدّل الاستوديوهات كاميراتها يوم الثلاثاء. تُغلق الطاولات الساعة 04:00 بعد انتهاء الجولة الجارية وتُسوّى الرهانات أولًا. بقية الألعاب متاحة.</p>',
    },
  },
  {
    id: 'ann_tournament',
    hoursAgo: 20,
    title: {
      EN: 'The Friday night tournament is on: twenty places are paid',
      CN: '周五之夜锦标赛火热进行，前二十名有奖',
      VI: 'Giải đấu đêm thứ Sáu đã bắt đầu: thưởng cho 20 hạng đầu',
      AR: 'بطولة ليلة الجمعة بدأت: جوائز لعشرين مركزًا',
    },
    content: {
      EN: '<p>Spin any slot with the cup on its tile. The best win relative to its stake takes the first place. Good luck!</p>',
      CN: '<p>在带有奖杯标志的电子游戏中旋转，以奖金倍数排名，祝您好运！</p>',
      VI: '<p>Quay bất kỳ slot nào có biểu tượng cúp. Hệ số thắng cao nhất giành hạng nhất. Chúc may mắn!</p>',
      AR: '<p>العب أي سلوت يحمل شارة الكأس. أعلى ربح نسبة إلى الرهان يحتل المركز الأول. حظًا موفقًا!</p>',
    },
  },
  {
    id: 'ann_withdrawals',
    hoursAgo: 49,
    title: {
      EN: 'Withdrawals are now paid within ten minutes, day and night',
      CN: '提款现已 24 小时十分钟内到账',
      VI: 'Rút tiền nay được trả trong mười phút, cả ngày lẫn đêm',
      AR: 'تُدفع عمليات السحب الآن خلال عشر دقائق ليلًا ونهارًا',
    },
    content: {
      EN: '<p>We have joined another payment network. Most withdrawals now need no human hand and arrive within ten minutes.</p>',
      CN: '<p>我们接入了新的支付网络，大多数提款无需人工处理，十分钟内即可到账。</p>',
      VI: '<p>Chúng tôi đã kết nối thêm mạng thanh toán. Phần lớn lệnh rút không cần xử lý tay và đến trong mười phút.</p>',
      AR: '<p>انضممنا إلى شبكة دفع جديدة، ومعظم عمليات السحب لم تعد تحتاج تدخلًا يدويًا وتصل خلال عشر دقائق.</p>',
    },
  },
  {
    id: 'ann_safety',
    hoursAgo: 120,
    title: {
      EN: 'We never ask for your password or an SMS code',
      CN: '我们绝不会索要您的密码或短信验证码',
      VI: 'Chúng tôi không bao giờ hỏi mật khẩu hay mã SMS',
      AR: 'لا نطلب أبدًا كلمة مرورك أو رمز الرسالة النصية',
    },
    content: {
      EN: '<p>Whoever asks for them does not work for us, whatever they say. Tell our customer service at once.</p>',
      CN: '<p>任何索要者均非本站工作人员，请立即联系客服。</p>',
      VI: '<p>Ai hỏi những thứ đó đều không phải nhân viên của chúng tôi. Hãy báo ngay cho bộ phận chăm sóc khách hàng.</p>',
      AR: '<p>من يطلبها لا يعمل لدينا مهما قال. أبلغ خدمة العملاء فورًا.</p>',
    },
  },
]
