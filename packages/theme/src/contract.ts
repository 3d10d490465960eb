/**
 * The token contract: every variable a brand must assign and every value a component may use.
 * The tree's leaves are `null`; a leaf's path is its name (`color.text.primary` → `--lv-color-text-primary`).
 */
const STATES = { rest: null, hover: null, pressed: null } as const
const TYPE_STEP = { size: null, lineHeight: null, trimStart: null, trimEnd: null } as const
const STATUS = { solid: null, on: null, soft: null, text: null } as const

export const contractShape = {
  color: {
    /**
     * Neutral surfaces, close steps of one tint. page < card < raised in height; sunken is an inset; overlay
     * is for sheets and dialogs.
     */
    surface: { page: null, card: null, raised: null, sunken: null, overlay: null, backdrop: null },
    text: { primary: null, secondary: null, muted: null, disabled: null, link: null },
    /**
     * subtle is a hairline (no ratio); control is the edge of a field (3:1); focus is the ring (3:1); edge is the
     * line around a card or a tile, by the brand's edge style (no ratio).
     */
    border: { subtle: null, control: null, focus: null, edge: null },
    /**
     * Operator's brand colour, never altered in `rest`; `on` is drawn on it; `edge` is the line around it,
     * transparent unless the fill would be invisible on a surface; `text` is brand as text on surfaces.
     */
    brand: { ...STATES, on: null, edge: null, soft: null, onSoft: null, text: null },
    accent: { ...STATES, on: null, edge: null, soft: null, onSoft: null, text: null },
    /** Quiet filled controls: secondary buttons, chips, selected rail entries; `edge` as in `brand`. */
    control: {
      ...STATES,
      on: null,
      edge: null,
      selected: null,
      onSelected: null,
      disabled: null,
      onDisabled: null,
    },
    /**
     * Tabs and chips, categories too: at rest, and the chosen one, by the brand's way of marking a choice. `ring` is the
     * line around a chosen chip, `lift` around a chosen part of a segmented control.
     */
    tab: { rest: null, on: null, edge: null, chosen: null, onChosen: null, ring: null, lift: null },
    /** Slab behind the heading of a section, clear in most brands, and the heading on it. */
    heading: { fill: null, on: null },
    /** Inside of a field. */
    field: null,
    status: { success: STATUS, warning: STATUS, danger: STATUS, info: STATUS },
    /**
     * Colours over pictures: a scrim dark enough that `on` is readable on any picture, for dark pictures; a veil light
     * enough that `onVeil` is, for light ones; and a chip in the theme's own lightness.
     */
    media: { scrim: null, on: null, chip: null, onChip: null, veil: null, onVeil: null },
    scrim: null,
    skeleton: { base: null, shine: null },
    favourite: null,
    ball: { red: null, blue: null, green: null, gold: null, violet: null, on: null },
    data: { one: null, two: null, three: null, four: null, five: null, six: null },
  },
  /** `display` of the two pictures of the logo, of which a theme shows one. */
  logo: { onDark: null, onLight: null },
  /**
   * Whole `background-image` values. chosen is the mark on a chosen tab, heading the line beside a heading. art is the brand's pattern alone, behind drawings; no text stands on these
   * three.
   */
  gradient: { page: null, brand: null, card: null, hero: null, chosen: null, heading: null, art: null },
  /** drop is the hard shadow of buttons and tiles: clear unless the brand's edges are hard. */
  shadow: { card: null, raised: null, overlay: null, drop: null },
  /** 4 px grid: x1 = 4 px … x16 = 64 px; gutter, section and row follow the brand's density. */
  space: {
    x0: null,
    half: null,
    x1: null,
    x2: null,
    x3: null,
    x4: null,
    x5: null,
    x6: null,
    x8: null,
    x10: null,
    x12: null,
    x16: null,
    gutter: null,
    section: null,
    row: null,
    /** Room between the edge of a field and its text. */
    field: null,
  },
  size: {
    touch: null,
    control: null,
    controlSmall: null,
    header: null,
    bottomMenu: null,
    column: null,
    page: null,
    iconSmall: null,
    icon: null,
    iconLarge: null,
    avatar: null,
    illustration: null,
  },
  radius: { small: null, medium: null, large: null, control: null, card: null, sheet: null, pill: null },
  /**
   * Silhouettes by part: a whole `border-radius` value, which may have four corners, and the shape of those
   * corners. `radius` has single lengths for everything else.
   */
  shape: { control: null, field: null, chip: null, tile: null, card: null, disc: null },
  corner: { control: null, field: null, chip: null, tile: null, card: null, disc: null },
  /**
   * edge is the width of the line around a tile, frame the room of the lines inside a card's edge, field the widths of
   * the four edges of a field, ring the width of the line around a chosen tab.
   */
  line: { hairline: null, control: null, field: null, ring: null, focus: null, edge: null, frame: null },
  /**
   * Heading of a section: the rule over it, its inset in its slab, `content` before and after it and the share of the line that these
   * take, `display` of its icon.
   */
  heading: { rule: null, inset: null, before: null, after: null, grow: null, icon: null },
  /** Icons in the 24-unit grid of their drawings: width, caps and joins of lines, and opacity of closed forms. */
  icon: { stroke: null, cap: null, join: null, fill: null, solid: null },
  font: {
    text: null,
    display: null,
    weight: { regular: null, medium: null, bold: null, display: null },
    /** Letter-spacing and case of headings and of the labels of buttons; figures of amounts. */
    tracking: { display: null, label: null },
    case: { display: null, label: null },
    figures: null,
  },
  /** Seven sizes, trimmed by the face's own metrics (trimStart, trimEnd are negative margins in em). */
  type: {
    caption: TYPE_STEP,
    small: TYPE_STEP,
    body: TYPE_STEP,
    lead: TYPE_STEP,
    title: TYPE_STEP,
    heading: TYPE_STEP,
    display: TYPE_STEP,
  },
  motion: {
    press: null,
    sheet: null,
    page: null,
    easing: null,
    spring: null,
    /** Transform of a pressed control. */
    give: null,
    /** Whole `animation` value of what waits: the loader and the picture of a game that opens. */
    wait: null,
    /** Celebration: its duration, curve, and how far and how much its pieces fly and turn. */
    moment: null,
    flight: null,
    reach: null,
    turn: null,
  },
  layer: {
    header: null,
    rail: null,
    bottomMenu: null,
    floating: null,
    sheet: null,
    dialog: null,
    toast: null,
  },
} as const

type LeafPath<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends null ? `${P}${K}` : LeafPath<T[K], `${P}${K}.`>
}[keyof T & string]

/** The dotted name of a token, such as `color.text.primary`. */
export type TokenPath = LeafPath<typeof contractShape>

/** CSS variable name of a token, without `var()`: `color.text.onBrand` → `--lv-color-text-on-brand`. */
export function tokenVariable(path: readonly string[] | TokenPath): string {
  const parts = typeof path === 'string' ? path.split('.') : path
  return `--lv-${parts.map((part) => part.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)).join('-')}`
}
