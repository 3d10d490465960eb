import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Footer.css.ts'

export interface FooterLink {
  /** The words. */
  readonly label: string
  /** Address: a path of the site, or a whole URL that the caller has checked. */
  readonly href: string
  /** A picture before the words. */
  readonly icon?: IconType | undefined
  /** Opens in a new tab. */
  readonly newTab?: boolean | undefined
}

export interface FooterProps {
  /** The page's last words: what the site is, and that play should stay play. */
  readonly text?: string | undefined
  /** `FooterGroup`s, `LicenceBlock`, download buttons, in their order. */
  readonly children: ReactNode
}

/** The end of the page, like a licensed operator's. */
export function Footer({ text, children }: FooterProps) {
  return (
    <footer className={css.root}>
      {children}
      {text !== undefined && <p className={classes(css.text, type.caption)}>{text}</p>}
    </footer>
  )
}

export interface FooterGroupProps {
  /** Heading of the group. */
  readonly title: string
  /** In the order shown. */
  readonly links: readonly FooterLink[]
  /** Between the title and the links. */
  readonly text?: string | undefined
}

/** Some links under a title: promotions, social networks, help with gambling. */
export function FooterGroup({ title, links, text }: FooterGroupProps) {
  return (
    <section className={css.group}>
      <h2 className={classes(css.title, type.small)}>{title}</h2>
      {text !== undefined && <p className={classes(css.text, css.words, type.caption)}>{text}</p>}
      <ul className={css.links}>
        {links.map(({ label, href, icon: Icon, newTab }) => (
          <li key={href}>
            <Anchor href={href} newTab={newTab} className={classes(css.link, type.small)}>
              {Icon && <Icon size="small" />}
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
