/**
 * True when a link leads to the page that is open already, with the same query and anchor.
 * @param href address or path of the link
 * @param here whole address of the open page
 */
export const leadsHere = (href: string, here: string): boolean => new URL(href, here).href === here
