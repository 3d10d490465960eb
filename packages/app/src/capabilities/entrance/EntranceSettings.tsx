import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { IconDark, IconLanguage, IconLight } from '@livery/ui/icon'
import { IconButton, IconLink } from '@livery/ui/icon-button'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { themeAtom } from '#platform/theme/theme.ts'
import { useOfferedLanguages } from '#platform/whitelabel/useOfferedLanguages.ts'

import * as css from './entrance.css.ts'
import { entranceMessages as messages } from './entrance.messages.ts'

/** Theme and language, which a visitor may need before there is a menu with them. */
export function EntranceSettings() {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { theme } = useServices()
  const { layout } = useTenant()
  const offered = useOfferedLanguages()
  const chosen = useAtomValue(themeAtom)
  // The document is made in the brand's own theme, and its first render takes that.
  const shown = useInBrowser() ? chosen : layout.defaultTheme
  return (
    <div className={css.settings}>
      <IconButton
        label={formatMessage(shown === 'dark' ? messages.toLight : messages.toDark)}
        icon={shown === 'dark' ? IconLight : IconDark}
        onPress={() => theme.choose(shown === 'dark' ? 'light' : 'dark')}
      />
      {offered.length > 1 && (
        <IconLink
          label={translate(ROUTES.language.titleId)}
          icon={IconLanguage}
          href={ROUTES.language.path}
        />
      )}
    </div>
  )
}
