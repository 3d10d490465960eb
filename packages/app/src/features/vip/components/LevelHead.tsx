import { Heading, Text } from '@livery/ui/text'

import type { LadderLevel } from '../useLadder.ts'
import * as css from '../vip.css.ts'
import { LevelTag } from './LevelTag.tsx'

/** Name of a level, what it asks, and whether the member has it. */
export function LevelHead({ level }: { readonly level: LadderLevel }) {
  return (
    <div className={css.textColumn}>
      <Heading level={3}>{level.label}</Heading>
      <Text size="small" tone="secondary" numeric>
        {level.needs}
      </Text>
      <LevelTag state={level.state} />
    </div>
  )
}
