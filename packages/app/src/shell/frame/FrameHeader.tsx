import { ROUTES } from '@livery/domain'
import { AppHeader } from '@livery/ui/app-header'
import { IconDownload, IconMenu } from '@livery/ui/icon'
import { IconButton, IconLink } from '@livery/ui/icon-button'
import { Logo } from '@livery/ui/logo'
import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { useAssets, useTenant } from '../boot/index.ts'
import { useGoBack } from '../routing/useGoBack.ts'
import { useRouteTitle } from '../routing/useRouteTitle.ts'
import { useFlags } from '../whitelabel/index.ts'
import { frameMessages } from './frame.messages.ts'
import { openPanelAtom } from './panels.atoms.ts'

/** Logo, download and menu: the header of the home routes. */
export function HomeHeader() {
  const { formatMessage } = useIntl()
  const { name } = useTenant()
  const { logo, logoLight } = useAssets()
  const flags = useFlags()
  return (
    <AppHeader
      variant="glass"
      logo={<Logo src={logo} lightSrc={logoLight} name={name} href={ROUTES.home.path} />}
      end={
        <>
          {flags.MENU_APP_DOWNLOAD && (
            <IconLink
              label={formatMessage(frameMessages.download)}
              icon={IconDownload}
              href={ROUTES.app.path}
            />
          )}
          <MenuButton />
        </>
      }
    />
  )
}

/** Title, way back and menu: the header of the other routes. */
export function TitleHeader() {
  const { formatMessage } = useIntl()
  const title = useRouteTitle()
  const goBack = useGoBack()
  return (
    <AppHeader
      title={title}
      back={{ label: formatMessage(frameMessages.back), onPress: goBack }}
      end={<MenuButton />}
    />
  )
}

function MenuButton() {
  const { formatMessage } = useIntl()
  const [panel, openPanel] = useAtom(openPanelAtom)
  return (
    <IconButton
      label={formatMessage(frameMessages.menu)}
      icon={IconMenu}
      expanded={panel === 'sideMenu'}
      onPress={() => openPanel('sideMenu')}
    />
  )
}
