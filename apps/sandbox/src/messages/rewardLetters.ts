/** Letters about rewards and promotions, part of the templates of `templates.ts`. */
export const REWARD_LETTERS = {
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
      EN: 'Your cashback of {day} is here',
      CN: '您 {day} 的返水已到',
      VI: 'Tiền hoàn ngày {day} đã có',
      AR: 'وصل استردادك عن يوم {day}',
    },
    content: {
      EN: '<p>{amount} wait in the <b>Reward center</b>. Claim them within seven days.</p>',
      CN: '<p>{amount} 已发放至<b>奖励中心</b>，请在七天内领取。</p>',
      VI: '<p>{amount} đang chờ trong <b>Trung tâm thưởng</b>. Hãy nhận trong bảy ngày.</p>',
      AR: '<p>{amount} بانتظارك في <b>مركز المكافآت</b>. استلمها خلال سبعة أيام.</p>',
    },
  },
  rewardIssued: {
    title: {
      EN: 'A reward of {amount}',
      CN: '您获得奖励 {amount}',
      VI: 'Phần thưởng {amount}',
      AR: 'مكافأة بقيمة {amount}',
    },
    content: {
      EN: '<p>{amount} wait in the <b>Reward center</b>. Claim them until {until}.</p>',
      CN: '<p>{amount} 已发放至<b>奖励中心</b>，请在 {until} 前领取。</p>',
      VI: '<p>{amount} đang chờ trong <b>Trung tâm thưởng</b>. Hãy nhận trước ngày {until}.</p>',
      AR: '<p>{amount} بانتظارك في <b>مركز المكافآت</b>. استلمها حتى {until}.</p>',
    },
  },
  rewardClaimed: {
    title: {
      EN: '{amount} are in your wallet',
      CN: '{amount} 已存入您的钱包',
      VI: '{amount} đã vào ví của bạn',
      AR: 'أصبح {amount} في محفظتك',
    },
    content: {
      EN: '<p>You claimed a reward. It must be staked {turnover} × before it can be withdrawn.</p>',
      CN: '<p>您已领取奖励，完成 {turnover} 倍流水后方可提款。</p>',
      VI: '<p>Bạn đã nhận thưởng. Cần cược gấp {turnover} lần trước khi rút.</p>',
      AR: '<p>لقد استلمت مكافأة. يجب المراهنة بقيمتها {turnover} × قبل السحب.</p>',
    },
  },
  rewardExpired: {
    title: {
      EN: 'A reward of {amount} has expired',
      CN: '{amount} 奖励已过期',
      VI: 'Phần thưởng {amount} đã hết hạn',
      AR: 'انتهت صلاحية مكافأة بقيمة {amount}',
    },
    content: {
      EN: '<p>It was not claimed in time. Nothing was taken from your wallet.</p>',
      CN: '<p>该奖励未按时领取，您的钱包未受影响。</p>',
      VI: '<p>Phần thưởng không được nhận kịp lúc. Ví của bạn không bị trừ tiền.</p>',
      AR: '<p>لم تُستلم في الوقت المحدد. لم يُخصم شيء من محفظتك.</p>',
    },
  },
  applicationRefused: {
    title: {
      EN: 'Your application was not accepted',
      CN: '您的申请未通过',
      VI: 'Đơn đăng ký của bạn không được chấp nhận',
      AR: 'لم يُقبل طلبك',
    },
    content: {
      EN: '<p>{reason}</p><p>You may apply again under <b>Promotions</b>.</p>',
      CN: '<p>{reason}</p><p>您可在<b>优惠活动</b>中重新申请。</p>',
      VI: '<p>{reason}</p><p>Bạn có thể đăng ký lại trong mục <b>Khuyến mãi</b>.</p>',
      AR: '<p>{reason}</p><p>يمكنك التقديم مجددًا من <b>العروض</b>.</p>',
    },
  },
  tournamentJoined: {
    title: {
      EN: 'You are in the tournament',
      CN: '您已参加锦标赛',
      VI: 'Bạn đã tham gia giải đấu',
      AR: 'أنت الآن في البطولة',
    },
    content: {
      EN: '<p>Your best win on a slot counts every Friday until midnight UTC.</p>',
      CN: '<p>每周五至 UTC 午夜，您在电子游戏中的最高倍数将计入排名。</p>',
      VI: '<p>Hệ số thắng slot cao nhất của bạn được tính mỗi thứ Sáu đến nửa đêm UTC.</p>',
      AR: '<p>يُحتسب أفضل ربح لك في السلوتس كل يوم جمعة حتى منتصف الليل بالتوقيت العالمي.</p>',
    },
  },
  vipPromoted: {
    title: {
      EN: 'You are {level} now',
      CN: '您已晋升为 {level}',
      VI: 'Bạn đã lên hạng {level}',
      AR: 'أصبحت في مستوى {level}',
    },
    content: {
      EN: '<p>Thank you for playing with us. See what {level} gives you under <b>VIP benefits</b>.</p>',
      CN: '<p>感谢您的支持。请在 <b>VIP 权益</b>查看 {level} 的专属权益。</p>',
      VI: '<p>Cảm ơn bạn đã chơi cùng chúng tôi. Xem quyền lợi của {level} trong mục <b>Quyền lợi VIP</b>.</p>',
      AR: '<p>شكرًا للعبك معنا. اطّلع على مزايا {level} في <b>مزايا VIP</b>.</p>',
    },
  },
  vipDemoted: {
    title: {
      EN: 'Your VIP level has changed',
      CN: '您的 VIP 等级有变动',
      VI: 'Hạng VIP của bạn đã thay đổi',
      AR: 'تغيّر مستوى VIP الخاص بك',
    },
    content: {
      EN: '<p>You staked less last month than the level asks for. You are one level lower now.</p>',
      CN: '<p>您上月的投注未达到该等级的要求，等级下调一级。</p>',
      VI: '<p>Tháng trước bạn cược ít hơn mức hạng yêu cầu. Bạn đã xuống một hạng.</p>',
      AR: '<p>راهنت الشهر الماضي بأقل مما يتطلبه المستوى. أصبحت الآن أدنى بمستوى واحد.</p>',
    },
  },
} as const
