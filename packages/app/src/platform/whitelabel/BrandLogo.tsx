import { Logo, type LogoProps } from '@livery/ui/logo'

import { useAssets, useTenant } from '#platform/boot/ServicesContext.ts'

/** Logo of the brand, for the theme that its pages begin with. */
export function BrandLogo(look: Pick<LogoProps, 'href' | 'size'>) {
  const { name, layout } = useTenant()
  const { logo, logoLight } = useAssets()
  return <Logo {...look} src={logo} lightSrc={logoLight} theme={layout.defaultTheme} name={name} />
}
