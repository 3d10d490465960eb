import { ROUTES, withQuery } from '@livery/domain/routes'

/** The group that is all of them. */
export const EVERY_GROUP = 'all'

export interface HallAddress {
  /** Absent for the brand's first kind. */
  readonly kind?: 'LOTT' | 'ELOTT'
  readonly group: string
}

/** State of the hall from its address, so that returning to the hall restores it. */
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
