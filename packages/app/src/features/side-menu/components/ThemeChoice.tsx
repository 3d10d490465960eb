import { IconDark, IconLight } from '@livery/ui/icon'
import { SegmentedChoice } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { themeAtom, type Theme } from '#platform/theme/theme.ts'

import { sideMenuMessages as messages } from '../sideMenu.messages.ts'

/** Time after a choice in which no colour fades, ms: a slow phone takes as long to show the other theme. */
const FADES_AFTER = 300

/** Switch between dark and light theme, effective at once. */
export function ThemeChoice() {
  const { formatMessage } = useIntl()
  const { theme } = useServices()
  const choose = (chosen: Theme): void => {
    // Without the mark, which the reset style reads, every button would fade to its new colours.
    const { dataset } = document.documentElement
    dataset['themeChanges'] = ''
    theme.choose(chosen)
    setTimeout(() => delete dataset['themeChanges'], FADES_AFTER)
  }
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
        onSelect={choose}
      />
    </Stack>
  )
}
