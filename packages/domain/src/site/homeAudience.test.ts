import { expect, test } from 'vitest'

import { dependsOnVisits, HOME_AUDIENCES, isShownTo, type HomeAudience } from './homeAudience.ts'

test.each<
  [audiences: readonly HomeAudience[] | undefined, shownTo: readonly HomeAudience[], visits: boolean]
>([
  [undefined, ['visitor', 'member', 'new', 'returning'], false],
  [[], ['visitor', 'member', 'new', 'returning'], false],
  [['member'], ['member', 'new', 'returning'], false],
  [['new'], ['visitor', 'member', 'new'], true],
  [['visitor', 'returning'], ['visitor', 'returning'], true],
  [['new', 'returning'], ['visitor', 'member', 'new', 'returning'], false],
  [['visitor', 'member'], ['visitor', 'member', 'new', 'returning'], false],
])('a section for %j is shown to %j, and depends on visits: %s (S-home-39)', (audiences, shownTo, visits) => {
  expect(HOME_AUDIENCES.filter((somebody) => isShownTo(audiences, somebody))).toEqual(shownTo)
  expect(dependsOnVisits(audiences)).toBe(visits)
})
