import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconComputer, IconQuestion, IconSignOut, IconSmartphone, type IconType } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { List } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { useRef } from 'react'
import { useIntl } from 'react-intl'

import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from '../security.css.ts'
import { securityMessages as messages } from '../security.messages.ts'
import { useSignOutDevices } from '../security.queries.ts'
import { useSignInLabels } from '../useSignInLabels.ts'
import { SecurityRow } from './SecurityRow.tsx'

const ICONS: Readonly<Record<Schemas['DeviceKind'], IconType>> = {
  phone: IconSmartphone,
  tablet: IconSmartphone,
  computer: IconComputer,
  unknown: IconQuestion,
}

/** List of signed-in devices; every other device can be signed out, one by one or all at once. */
export function DeviceSection({ devices }: { readonly devices: readonly Schemas['Device'][] }) {
  const { formatMessage } = useIntl()
  const overlays = useOverlays()
  const { MULTIDEVICE } = useFlags()
  const labels = useSignInLabels()
  const landing = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useSignOutDevices(() => landing.current?.focus())
  const others = devices.filter(({ current }) => !current)

  async function signOut({ id, signIn }: Schemas['Device']): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: messages.signOutTitle },
      body: { message: messages.signOutText, values: { name: labels.device(signIn) } },
      confirm: { message: messages.signOut },
      cancel: { message: overlayMessages.cancel },
      tone: 'danger',
    })
    if (agreed) mutate(id)
  }
  async function signOutOthers(): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: messages.signOutOthers },
      body: { message: messages.signOutOthersText },
      confirm: { message: messages.signOut },
      cancel: { message: overlayMessages.cancel },
      tone: 'danger',
    })
    if (agreed) mutate(undefined)
  }
  return (
    <Section title={formatMessage(messages.devices)}>
      <Stack gap="x3" gutter>
        <div
          ref={landing}
          tabIndex={-1}
          role="group"
          aria-label={formatMessage(messages.devices)}
          className={css.landing}
        >
          <Card padding="none">
            <List label={formatMessage(messages.devices)}>
              {devices.map((device) => (
                <li key={device.id}>
                  <SecurityRow
                    icon={ICONS[device.signIn.kind]}
                    title={labels.device(device.signIn)}
                    tag={
                      device.current && (
                        <StatusTag tone="success" label={formatMessage(messages.thisDevice)} />
                      )
                    }
                    details={[
                      `${labels.dateTime(device.signIn.signedInAt)} · ${labels.method(device.signIn)}`,
                      labels.place(device.signIn),
                      ...(device.current
                        ? []
                        : [formatMessage(messages.seen, { moment: labels.ago(device.lastSeenAt) })]),
                    ]}
                    tools={
                      !device.current && (
                        <IconButton
                          label={formatMessage(messages.signOutNamed, { name: labels.device(device.signIn) })}
                          icon={IconSignOut}
                          disabled={isPending}
                          onPress={() => void signOut(device)}
                        />
                      )
                    }
                  />
                </li>
              ))}
            </List>
          </Card>
        </div>
        {others.length > 0 && (
          <Button
            tone="outline"
            fill
            icon={IconSignOut}
            busy={isPending}
            onPress={() => void signOutOthers()}
          >
            {formatMessage(messages.signOutOthers)}
          </Button>
        )}
        {!MULTIDEVICE && (
          <Text size="small" tone="secondary">
            {formatMessage(messages.oneDevice)}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
