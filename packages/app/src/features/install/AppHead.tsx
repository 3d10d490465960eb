import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useAssets, useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from './install.css.ts'
import { installMessages as messages } from './install.messages.ts'

/** Head of the app offer: icon, name and benefits. */
export function AppHead() {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const { icon } = useAssets()
  return (
    <div className={css.head}>
      <img src={icon} alt="" className={css.icon} />
      <div className={css.textColumn}>
        <Text size="lead" weight="bold">
          {name}
        </Text>
        <Text size="small" tone="secondary">
          {formatMessage(messages.detail)}
        </Text>
      </div>
    </div>
  )
}
