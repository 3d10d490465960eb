import { IconDark, IconLight } from '@livery/ui/icon'
import { SegmentedChoice } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { themeAtom } from '#platform/theme/theme.ts'

import { sideMenuMessages as messages } from '../sideMenu.messages.ts'

/** Switch between dark and light theme, effective at once. */
export function ThemeChoice() {
  const { formatMessage } = useIntl()
  const { theme } = useServices()
  return (
    <Stack gap="x2" gutter>
      <Text size="small" tone="secondary">
        {formatMessage(messages.theme)}
      </Text>
      <SegmentedChoice
        label={formatMessage(messages.theme)}
        choices={[
          { id: 'dark', label: formatMessage(messages.dark), icon: IconDark },
          { id: 'light', label: formatMessage(messages.light), icon: IconLight },
        ]}
        selected={useAtomValue(themeAtom)}
        onSelect={theme.choose}
      />
    </Stack>
  )
}
