import { Checkbox } from '@livery/ui/checkbox'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { effectMessages as messages } from './effects.messages.ts'
import { canVibrate, useEffectSetting, type EffectSetting } from './effectSettings.ts'
import { EFFECTS, playEffect } from './playEffect.ts'

/** Settings of sound and, where the device can, of vibration; what is switched on is heard or felt at once. */
export function EffectsChoice() {
  const { formatMessage } = useIntl()
  return (
    <Stack gap="half" gutter as="section" label={formatMessage(messages.title)}>
      <Text size="small" tone="secondary">
        {formatMessage(messages.title)}
      </Text>
      <Setting name="sound" />
      {canVibrate() && <Setting name="vibration" />}
    </Stack>
  )
}

function Setting({ name }: { readonly name: EffectSetting }) {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const [on, choose] = useEffectSetting(name)
  return (
    <Checkbox
      label={formatMessage(messages[name])}
      checked={on}
      onChange={(wanted) => {
        choose(wanted)
        if (wanted) playEffect(storage, EFFECTS.deposit)
      }}
    />
  )
}
