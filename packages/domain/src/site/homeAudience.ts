/** Audiences of a section of home: visitors or signed-in players, on their first visit with this device or on a later one. */
export const HOME_AUDIENCES = ['visitor', 'member', 'new', 'returning'] as const
export type HomeAudience = (typeof HOME_AUDIENCES)[number]

/** Audience that excludes another one. */
const OPPOSITE: Readonly<Record<HomeAudience, HomeAudience>> = {
  visitor: 'member',
  member: 'visitor',
  new: 'returning',
  returning: 'new',
}

/**
 * True when a section is shown to somebody of an audience: the section names it, or does not name its opposite. A
 * section without audiences is for everybody.
 */
export function isShownTo(audiences: readonly HomeAudience[] | undefined, somebody: HomeAudience): boolean {
  return !audiences || audiences.includes(somebody) || !audiences.includes(OPPOSITE[somebody])
}

/** True when it depends on earlier visits with the device who sees a section: only the device knows of them. */
export function dependsOnVisits(audiences: readonly HomeAudience[] = []): boolean {
  return audiences.includes('new') !== audiences.includes('returning')
}
