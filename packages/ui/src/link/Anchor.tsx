import { createContext, use, type MouseEvent, type ReactNode } from 'react'

/** Navigates to an address inside the site without reloading the page. */
export type Navigate = (href: string) => void

const NavigateContext = createContext<Navigate | undefined>(undefined)

export interface LinkProviderProps {
  /** Navigation of the router. Called for plain clicks on addresses that begin with one `/`. */
  readonly navigate: Navigate
  /** Content whose links go through the router. */
  readonly children: ReactNode
}

/**
 * Context that gives every link of this package the router's navigation. Without it links are ordinary page
 * loads.
 */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>
}

const staysInside = (href: string): boolean => /^\/(?!\/)/.test(href)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

export interface AnchorProps {
  /** Link address: a path of the site, or a complete URL that the caller has validated. */
  readonly href: string
  /** True to open the link in a new tab, without a referrer. */
  readonly newTab?: boolean | undefined
  /** Called on a click, before the navigation. */
  readonly onPress?: (() => void) | undefined
  /** True for the link to the page that is shown. */
  readonly current?: boolean | undefined
  /** Accessible name, when the content has none. */
  readonly label?: string | undefined
  /** Class of the component that uses the anchor: Anchor has no style of its own. */
  readonly className: string
  /** Content of the link: text, or a picture with an accessible name. */
  readonly children: ReactNode
}

/**
 * `<a>` element inside every link component of this package. Not for use outside of it, because it takes a
 * class name.
 */
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
