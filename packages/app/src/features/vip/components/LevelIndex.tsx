import { IconVip } from '@livery/ui/icon'
import { MembershipCard } from '@livery/ui/membership-card'
import { Progress } from '@livery/ui/progress'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../levelIndex.css.ts'
import * as page from '../vip.css.ts'
import { vipMessages as messages } from '../vip.messages.ts'
import type { VipFormProps } from './formProps.ts'
import { LevelBadge } from './LevelBadge.tsx'

/** Membership card of the member's level, the way to the next as one quiet line, and an index of what each gives. */
export function LevelIndex({ ladder }: VipFormProps) {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const { own, listed, next, note } = ladder
  return (
    <div className={page.page}>
      <Stack gutter>
        <MembershipCard
          issuer={name}
          mark={
            <span className={css.badge}>
              {own.iconUrl === undefined ? <IconVip size="large" /> : <LevelBadge iconUrl={own.iconUrl} />}
            </span>
          }
        >
          <div>
            <Text size="small" tone="secondary">
              {formatMessage(messages.level)}
            </Text>
            <Heading level={2} size="display">
              {own.label}
            </Heading>
          </div>
        </MembershipCard>
        {next && <Progress {...next} weight="line" />}
        <Text size="small" tone="secondary" numeric>
          {note}
        </Text>
      </Stack>
      <Section title={formatMessage(messages.benefits)}>
        <Stack gutter>
          <ul aria-label={formatMessage(messages.levels)} className={css.index}>
            {listed.map(({ id, label, needs, state, iconUrl, benefits }) => (
              <li key={id} className={css.entry}>
                <div className={css.head}>
                  <span className={css.mark}>
                    <LevelBadge iconUrl={iconUrl} />
                  </span>
                  <Heading level={3} size="title">
                    {label}
                  </Heading>
                  <span className={css.state}>
                    <Text
                      as="span"
                      size="small"
                      tone={state === 'current' ? 'brand' : 'secondary'}
                      weight={state === 'current' ? 'bold' : 'regular'}
                    >
                      {formatMessage(messages[state])}
                    </Text>
                  </span>
                </div>
                <Text size="small" tone="secondary" numeric>
                  {needs}
                </Text>
                {benefits.length > 0 && (
                  <ul className={css.lines}>
                    {benefits.map((benefit) => (
                      <li key={benefit} className={css.line}>
                        <bdi>{benefit}</bdi>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
    </div>
  )
}
