import type { ReactNode } from 'react'

import type { IconType } from '../icon/makeIcon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Footer.css.ts'

export interface FooterLink {
  /** Label of the link. */
  readonly label: string
  /** Link address: a path of the site, or a complete URL that the caller has validated. */
  readonly href: string
  /** Icon before the label. */
  readonly icon?: IconType | undefined
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
}

export interface FooterProps {
  /** Text at the end of the page: description of the site, advice on responsible gaming. */
  readonly text?: string | undefined
  /** Content of the footer: `FooterGroup`s, `LicenceBlock`, download buttons, in their order. */
  readonly children: ReactNode
}

/** Footer of the site. */
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
  /** The links, in the order shown. */
  readonly links: readonly FooterLink[]
  /** Text between the title and the links. */
  readonly text?: string | undefined
}

/** Group of footer links under a title: promotions, social networks, help with gambling. */
export function FooterGroup({ title, links, text }: FooterGroupProps) {
  return (
    <section className={css.group}>
      <h2 className={classes(css.title, type.small)}>{title}</h2>
      {text !== undefined && <p className={classes(css.text, css.textSpacing, type.caption)}>{text}</p>}
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
