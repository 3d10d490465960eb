import { Card } from '@livery/ui/card'
import { useIntl } from 'react-intl'

import * as css from '../podium.css.ts'
import * as page from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import { Benefits } from './Benefits.tsx'
import type { VipFormProps } from './formProps.ts'
import { LevelBadge } from './LevelBadge.tsx'
import { LevelHead } from './LevelHead.tsx'
import { MeteredLevels } from './MeteredLevels.tsx'

/** Stairs that rise to the highest level, and what is won on each under its number. */
export function Podium({ ladder }: VipFormProps) {
  const { formatMessage } = useIntl()
  return (
    <MeteredLevels ladder={ladder} look="stairs">
      <ol aria-label={formatMessage(messages.levels)} className={page.ladder}>
        {ladder.listed.map((level) => (
          <li key={level.id}>
            <Card padding="none">
              <div className={css.steps[level.state]}>
                <span aria-hidden className={css.numeral}>
                  {level.numeral}
                </span>
                <span className={css.badge}>
                  <LevelBadge iconUrl={level.iconUrl} />
                </span>
              </div>
              <div className={css.prize}>
                <LevelHead level={level} />
                <Benefits level={level} />
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </MeteredLevels>
  )
}
