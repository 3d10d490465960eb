import { ROUTES, withQuery } from '@livery/domain'

/** The group that is all of them. */
export const EVERY_GROUP = 'all'

export interface HallAddress {
  /** Absent: the first that the brand has. */
  readonly kind?: 'LOTT' | 'ELOTT'
  readonly group: string
}

/** What the address of the hall shows; it is kept there so that coming back finds it as it was left. */
export function readHall(search: string): HallAddress {
  const query = new URLSearchParams(search)
  const kind = query.get('gameType')
  return {
    ...((kind === 'LOTT' || kind === 'ELOTT') && { kind }),
    group: query.get('gameGroupId') || EVERY_GROUP,
  }
}

export function hallPath({ kind, group }: HallAddress): string {
  return withQuery(ROUTES.lottery.path, {
    gameType: kind,
    gameGroupId: group === EVERY_GROUP ? undefined : group,
  })
}
