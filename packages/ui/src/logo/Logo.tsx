import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import * as css from './Logo.css.ts'

export interface LogoProps {
  /** Address of the logo for dark surfaces. */
  readonly src: string
  /** Address of the logo for light surfaces; without it `src` is used on both. */
  readonly lightSrc?: string | undefined
  /** Theme that the page begins with: its picture is loaded at once. */
  readonly theme: 'dark' | 'light'
  /** Name of the brand: the alternative text. */
  readonly name: string
  /** Size of the logo. Default `header`. */
  readonly size?: keyof typeof css.sizes | undefined
  /** Link address, usually home. */
  readonly href?: string | undefined
}

/**
 * Logo of the brand; the theme chooses the picture without a script. That of the other theme is loaded lazily: a browser
 * fetches a picture that it does not show unless it may wait for its place on the page.
 */
export function Logo({ src, lightSrc, theme, name, size = 'header', href }: LogoProps) {
  const look = css.sizes[size]
  const loading = { dark: 'lazy', light: 'lazy', [theme]: 'eager' } as const
  const picture = (
    <>
      <img
        src={src}
        alt={name}
        loading={loading.dark}
        className={classes(look, lightSrc !== undefined && css.onDark)}
      />
      {lightSrc !== undefined && (
        <img src={lightSrc} alt={name} loading={loading.light} className={classes(look, css.onLight)} />
      )}
    </>
  )
  return href === undefined ? (
    picture
  ) : (
    <Anchor href={href} className={css.link}>
      {picture}
    </Anchor>
  )
}
