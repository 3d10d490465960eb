import { DataTable } from '@livery/ui/data-table'
import { IconTick } from '@livery/ui/icon'
import { Progress } from '@livery/ui/progress'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { LEVEL_STATES } from '../levelStates.ts'
import { rateRows, type Rate } from '../rateRows.ts'
import * as css from '../rateSheet.css.ts'
import * as page from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import type { VipFormProps } from './formProps.ts'
import { LevelBadge } from './LevelBadge.tsx'

/** Figures of the member's way, over a sheet with levels as columns and what they ask and give as rows. */
export function RateSheet({ ladder }: VipFormProps) {
  const { formatMessage } = useIntl()
  const { levels, own, next, note } = ladder
  const rows = rateRows(
    levels.map(({ needs, benefits }) => [...(needs === undefined ? [] : [needs]), ...benefits]),
  )
  return (
    <div className={page.column}>
      <Stack gutter gap="x3">
        <div className={css.standing}>
          <div>
            <Text size="small" tone="secondary">
              {formatMessage(messages.level)}
            </Text>
            <Heading level={2}>{own.label}</Heading>
          </div>
          <Text size="small" numeric>
            {note}
          </Text>
        </div>
        {next && <Progress {...next} weight="line" />}
      </Stack>
      <Section title={formatMessage(messages.benefits)}>
        <Stack gutter>
          <DataTable
            caption={formatMessage(messages.levels)}
            captionHidden
            columns={[
              { id: 'benefit', label: formatMessage(messages.level) },
              ...levels.map(({ id, label, iconUrl, state }) => {
                const { icon: Icon } = LEVEL_STATES[state]
                return {
                  id,
                  label,
                  numeric: true,
                  own: state === 'current',
                  mark: <Icon size="small" label={formatMessage(messages[state])} />,
                  ...(iconUrl !== undefined && { lead: <LevelBadge iconUrl={iconUrl} /> }),
                }
              }),
            ]}
            rows={rows.map(({ head, rates }, at) => ({
              id: String(at),
              cells: [
                <bdi key="head">{head}</bdi>,
                ...rates.map((rate) => rate && <RateCell key={rate.text} {...rate} />),
              ],
            }))}
          />
        </Stack>
      </Section>
    </div>
  )
}

/** Figures of a benefit below each other, or a tick; read as the benefit in its own words. */
function RateCell({ text, figures }: Rate) {
  if (figures.length === 0)
    return (
      <span className={css.tick}>
        <IconTick size="small" label={text} />
      </span>
    )
  return (
    <span role="img" aria-label={text} className={css.figures}>
      {figures.join('\n')}
    </span>
  )
}
