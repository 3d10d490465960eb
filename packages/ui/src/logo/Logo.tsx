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

/** True for a picture whose content is its address: nothing is fetched for it. */
const isWritten = (src: string): boolean => src.startsWith('data:')

/**
 * Logo of the brand; the theme chooses the picture without a script. A file for the other theme is loaded lazily: a
 * browser fetches a picture that it does not show unless it may wait for its place on the page. A lazy picture is painted
 * a frame later than others, and bars may be dark in both themes.
 */
export function Logo({ src, lightSrc, theme, name, size = 'header', href }: LogoProps) {
  const look = css.sizes[size]
  const loadingOf = (address: string, at: 'dark' | 'light') =>
    theme === at || isWritten(address) ? 'eager' : 'lazy'
  const picture = (
    <>
      <img
        src={src}
        alt={name}
        loading={loadingOf(src, 'dark')}
        className={classes(look, lightSrc !== undefined && css.onDark)}
      />
      {lightSrc !== undefined && (
        <img
          src={lightSrc}
          alt={name}
          loading={loadingOf(lightSrc, 'light')}
          className={classes(look, css.onLight)}
        />
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
