import type { TextId } from '../platform/catalogue.ts'
import type { Schemas } from '../wire.ts'

type WithdrawalReason = Schemas['WithdrawalReason']

/** Texts of a letter; their placeholders are filled with the message's details. */
export interface LetterTexts {
  readonly title: TextId
  readonly content: TextId
  /** Name of the page that the letter leads to, its `{page}`. */
  readonly page?: TextId
}

const REWARDS = 'route.rewardCenter.title'

/** Templates of the platform's letters. */
export const LETTERS = {
  signIn: { title: 'letter.signIn.title', content: 'letter.notYou.content' },
  accessChanged: { title: 'letter.accessChanged.title', content: 'letter.notYou.content' },
  passkeyAdded: {
    title: 'letter.passkeyAdded.title',
    content: 'letter.passkeyAdded.content',
    page: 'route.security.title',
  },
  passkeyRemoved: { title: 'letter.passkeyRemoved.title', content: 'letter.notYou.content' },
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
  contractOffer: {
    title: 'letter.contractOffer.title',
    content: 'letter.contractOffer.content',
    page: 'sideMenu.agent',
  },
  salaryPaid: { title: 'record.salary', content: 'letter.wagePaid.content', page: 'sideMenu.agent' },
  dividendPaid: { title: 'record.dividend', content: 'letter.wagePaid.content', page: 'sideMenu.agent' },
  exclusionPaid: { title: 'responsibleGaming.exclude', content: 'letter.withdrawalPaid.content' },
  bonusTaken: { title: 'responsibleGaming.exclude', content: 'responsibleGaming.bonusTaken' },
  balanceWaits: { title: 'responsibleGaming.exclude', content: 'letter.balanceWaits.content' },
  limitsChanged: { title: 'letter.limitsChanged.title', content: 'letter.notYou.content' },
  welcome: { title: 'letter.welcome.title', content: 'letter.rewardIssued.content', page: REWARDS },
  cashback: { title: 'reward.cashback', content: 'letter.rewardIssued.content', page: REWARDS },
  rewardIssued: {
    title: 'letter.rewardIssued.title',
    content: 'letter.rewardIssued.content',
    page: REWARDS,
  },
  rewardClaimed: { title: 'letter.rewardClaimed.title', content: 'letter.rewardClaimed.content' },
  rewardExpired: { title: 'letter.rewardExpired.title', content: 'letter.rewardExpired.content' },
  applicationRefused: {
    title: 'promotion.standing.rejected',
    content: 'letter.applicationRefused.content',
    page: 'route.promotions.title',
  },
  tournamentJoined: { title: 'promotion.tournament.title', content: 'promotion.tournament.content' },
  vipPromoted: {
    title: 'letter.vipPromoted.title',
    content: 'letter.vipPromoted.content',
    page: 'route.vip.title',
  },
  vipDemoted: { title: 'letter.vipDemoted.title', content: 'letter.vipDemoted.content' },
} as const satisfies Record<string, LetterTexts>

/** Reasons of a refused or returned withdrawal, as the site words them. */
export const REASONS: Readonly<Record<WithdrawalReason, TextId>> = {
  details: 'withdrawals.reason.details',
  checks: 'withdrawals.reason.checks',
  bank: 'withdrawals.reason.bank',
  rules: 'withdrawals.reason.rules',
}

export type LetterTemplate = keyof typeof LETTERS
