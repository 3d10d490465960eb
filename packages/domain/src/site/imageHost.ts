import { isHostedImage } from './imageSizes.ts'

/**
 * Picks one of the platform's image hosts. Called once a visit and the choice kept, so that the cache of the browser is
 * hit (S-home-34).
 * @param random a number in [0, 1)
 */
export function chooseImageHost(hosts: readonly string[], random: () => number = Math.random): string | null {
  return hosts[Math.floor(random() * hosts.length)] ?? null
}

/** Address of a picture on the chosen host; absolute addresses and data URLs stay as they are. */
export function imageUrl(path: string, host: string | null): string {
  if (!host || !isHostedImage(path)) return path
  return `${host.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
