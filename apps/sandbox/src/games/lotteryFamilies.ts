import type { DrawKind } from '@livery/domain/lottery'

interface Family {
  readonly kind: DrawKind
  /** Ending of this family's titles. */
  readonly title: string
  /** Seconds between draws. */
  readonly every: readonly number[]
}

/** Families of draws for the lotteries of LOTT and ELOTT; Vietnam's provinces are a family of their own. */
export const LOTTERY_FAMILIES: readonly Family[] = [
  { kind: 'D5', title: 'Five', every: [60, 180, 300, 600] },
  { kind: 'D3', title: 'Pick 3', every: [60, 180, 300] },
  { kind: 'K3', title: 'Fast 3', every: [60, 180, 300] },
  { kind: 'PK10', title: 'Racer 10', every: [60, 180, 300] },
  { kind: 'KENO', title: 'Keno', every: [90, 300] },
  { kind: 'L6', title: 'Mark Six', every: [300, 86_400] },
]
