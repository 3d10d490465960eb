import { createContext, use, type MouseEvent, type ReactNode } from 'react'

/** Takes the visitor to an address inside the site without loading the page again. */
export type Navigate = (href: string) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

export interface LinkProviderProps {
  /** The router's navigate. Called for plain clicks on addresses that begin with one `/`. */
  readonly navigate: Navigate
  /** Everything whose links go through the router. */
  readonly children: ReactNode
}

/** Tells every link of this package how to move inside the site. Without it links are ordinary page loads. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

const staysInside = (href: string): boolean => /^\/(?!\/)/.test(href)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

export interface AnchorProps {
  /** Address: a path of the site, or a whole URL that the caller has checked. */
  readonly href: string
  /** Opens in a new tab, telling the other site nothing about this one. */
  readonly newTab?: boolean | undefined
  /** Runs on a click, before moving. */
  readonly onPress?: (() => void) | undefined
  /** Marks the link to the page that is shown. */
  readonly current?: boolean | undefined
  /** Name for screen readers when the content has none. */
  readonly label?: string | undefined
  /** Style of the component that is a link: Anchor has none of its own. */
  readonly className: string
  /** The words, or a picture with a name. */
  readonly children: ReactNode
}

/** The `<a>` under every component of this package that leads somewhere. Not for use outside it: it takes a class name. */
export function Anchor({
  href,
  newTab = false,
  onPress,
  current = false,
  label,
  className,
  children,
}: AnchorProps) {
  const navigate = use(NavigateContext)
  const follow = (event: MouseEvent): void => {
    onPress?.()
    if (!navigate || newTab || !staysInside(href) || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a
      href={href}
      className={className}
      onClick={follow}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
