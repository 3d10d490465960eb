import { settleDueBets } from '../lottery/settle.ts'
import type { SandboxModule } from '../operations.ts'
import { browse } from './browse.ts'
import { collection } from './collection.ts'
import { launch } from './launch.ts'
import { ordersWith } from './orders.ts'
import { curveSweep, settleDueCurves } from './play/crashRounds.ts'
import { playRoutes } from './play/playRoutes.ts'
import { showcase } from './showcase.ts'

/** Module of the catalogue, favourites, playing, the betting record, and the leaderboards. */
export const games: SandboxModule = {
  name: 'games',
  purge: async (db, now) => {
    await db.run`delete from game_launch where expires_at <= ${now}`
  },
  operations: {
    ...browse,
    ...collection,
    ...launch,
    ...ordersWith(async (db, memberId, now) => {
      await settleDueCurves(db, memberId, now)
      await settleDueBets(db, memberId, now)
    }),
    ...showcase,
  },
  migrations: new URL('migrations/', import.meta.url),
  jobs: [curveSweep],
  routes: playRoutes,
}
