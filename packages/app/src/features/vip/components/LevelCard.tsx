import { Card } from '@livery/ui/card'

import type { LadderLevel } from '../useLadder.ts'
import * as css from '../vip.css.ts'
import { Benefits } from './Benefits.tsx'
import { LevelBadge } from './LevelBadge.tsx'
import { LevelHead } from './LevelHead.tsx'

/** Card of a level: badge, requirements and benefits. */
export function LevelCard({ level }: { readonly level: LadderLevel }) {
  return (
    <Card>
      <div className={css.head}>
        <span className={css.medal}>
          <LevelBadge iconUrl={level.iconUrl} />
        </span>
        <LevelHead level={level} />
      </div>
      <Benefits level={level} />
    </Card>
  )
}
