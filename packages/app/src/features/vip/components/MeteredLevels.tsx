import { LevelMeter, type LevelMeterProps } from '@livery/ui/level-meter'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import * as css from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import type { VipFormProps } from './formProps.ts'

export interface MeteredLevelsProps extends VipFormProps, Pick<LevelMeterProps, 'look'> {
  /** The levels with their benefits. */
  readonly children: ReactNode
}

/** The meter, and the levels below it; in a wide window beside it. */
export function MeteredLevels({ ladder, look, children }: MeteredLevelsProps) {
  const { formatMessage } = useIntl()
  const { levels, current, next, note } = ladder
  return (
    <div className={css.page}>
      <Stack gutter>
        <LevelMeter
          label={formatMessage(messages.level)}
          levels={levels}
          current={current}
          next={next}
          note={note}
          labels={{ reached: formatMessage(messages.reached), ahead: formatMessage(messages.ahead) }}
          look={look}
        />
      </Stack>
      <Section title={formatMessage(messages.benefits)}>
        <Stack gutter>{children}</Stack>
      </Section>
    </div>
  )
}
