/** How the platform's image hosts give a picture in a size; the `imageSizing` of the whitelabel. */
export interface ImageSizing {
  readonly widthParameter: string
  /** Absent: the host cannot crop. */
  readonly heightParameter?: string | undefined
  /** Fixed parameters of every sized address, such as a version. */
  readonly query?: string | undefined
  /** Widths offered, px, ascending. */
  readonly widths: readonly number[]
}

/** Space of a picture on the page. */
export interface ImageSpace {
  /** Least and greatest width of the space on any screen, CSS px. */
  readonly least: number
  readonly most: number
  /** Width by height of the space; absent where the whole picture is shown in its own shape. */
  readonly ratio?: number | undefined
}

/** Densities of phones' screens, px for each CSS px, between which a picture is offered. */
const DENSITIES = { least: 1.5, most: 3 }

/**
 * Candidates of a picture's `srcset` with their widths, for a picture on a host that gives sizes.
 * @param address address on that host, with or without a query
 * @returns undefined where one width is all that is offered: there is nothing to choose from
 */
export function imageSources(address: string, sizing: ImageSizing, space: ImageSpace): string | undefined {
  const widths = widthsFor(sizing.widths, space)
  if (widths.length === 0) return undefined
  return widths.map((width) => `${sizedAddress(address, sizing, width, space.ratio)} ${width}w`).join(', ')
}

/** Widths from the first that a plain phone needs to the first that satisfies the densest one. */
function widthsFor(widths: readonly number[], { least, most }: ImageSpace): readonly number[] {
  const from = widths.findIndex((width) => width >= least * DENSITIES.least)
  const to = widths.findIndex((width) => width >= most * DENSITIES.most)
  const last = to < 0 ? widths.length - 1 : to
  return widths.slice(from < 0 ? last : Math.min(from, last), last + 1)
}

function sizedAddress(
  address: string,
  sizing: ImageSizing,
  width: number,
  ratio: number | undefined,
): string {
  const { widthParameter, heightParameter, query } = sizing
  const parameters = [
    `${widthParameter}=${width}`,
    ...(heightParameter && ratio ? [`${heightParameter}=${Math.round(width / ratio)}`] : []),
    ...(query ? [query] : []),
  ].join('&')
  const [bare = '', ...fragment] = address.split('#')
  const joined = `${bare}${bare.includes('?') ? '&' : '?'}${parameters}`
  // A comma ends a candidate and a space its address: both are escaped.
  return [joined, ...fragment].join('#').replaceAll(',', '%2C').replaceAll(' ', '%20')
}

/** True for a picture that the gateway's own image hosts serve: a path, not an address or its own content. */
export const isHostedImage = (path: string): boolean =>
  path !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)
