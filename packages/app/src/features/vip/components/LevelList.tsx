import { useIntl } from 'react-intl'

import * as css from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import type { VipFormProps } from './formProps.ts'
import { LevelCard } from './LevelCard.tsx'
import { MeteredLevels } from './MeteredLevels.tsx'

/** All levels from the lowest, under a meter. */
export function LevelList({ ladder }: VipFormProps) {
  const { formatMessage } = useIntl()
  return (
    <MeteredLevels ladder={ladder}>
      <ul aria-label={formatMessage(messages.levels)} className={css.ladder}>
        {ladder.listed.map((level) => (
          <li key={level.id}>
            <LevelCard level={level} />
          </li>
        ))}
      </ul>
    </MeteredLevels>
  )
}
