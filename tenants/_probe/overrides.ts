import type { TokenOverrides } from '@livery/theme'

/** Written by `node packages/theme/scripts/writeProbe.ts`. */
export default {
  "color.surface.page": [
    "#ed1c80",
    "#ff4e96"
  ],
  "color.surface.card": [
    "#5bd000",
    "#6fe92b"
  ],
  "color.surface.raised": [
    "#4741e7",
    "#575aff"
  ],
  "color.surface.sunken": [
    "#ffc29d",
    "#ffe1cf"
  ],
  "color.surface.overlay": [
    "#009a94",
    "#00b2ac"
  ],
  "color.surface.backdrop": [
    "#fd6cfd",
    "#ff9ffd"
  ],
  "color.text.primary": [
    "#6d6600",
    "#827a00"
  ],
  "color.text.secondary": [
    "#a6d8ff",
    "#d4ebff"
  ],
  "color.text.muted": [
    "#f51944",
    "#ff5a65"
  ],
  "color.text.disabled": [
    "#00d283",
    "#00ec94"
  ],
  "color.text.link": [
    "#742ad9",
    "#8746f2"
  ],
  "color.border.subtle": [
    "#ffc57a",
    "#ffe3c1"
  ],
  "color.border.control": [
    "#0097aa",
    "#00afc4"
  ],
  "color.border.focus": [
    "#ff7dc5",
    "#ffa8d5"
  ],
  "color.border.edge": [
    "#536f00",
    "#648500"
  ],
  "color.brand.rest": [
    "#b9d2ff",
    "#dce8ff"
  ],
  "color.brand.hover": [
    "#e14f00",
    "#ff611a"
  ],
  "color.brand.pressed": [
    "#00cdb0",
    "#00e7c7"
  ],
  "color.brand.on": [
    "#940cbd",
    "#aa32d5"
  ],
  "color.brand.edge": [
    "#f9cc00",
    "#ffe79a"
  ],
  "color.brand.soft": [
    "#0093c2",
    "#00aae0"
  ],
  "color.brand.onSoft": [
    "#ff86a0",
    "#ffadbb"
  ],
  "color.brand.text": [
    "#00791f",
    "#009127"
  ],
  "color.accent.rest": [
    "#c9ccff",
    "#e4e6ff"
  ],
  "color.accent.hover": [
    "#c46d00",
    "#e27f00"
  ],
  "color.accent.pressed": [
    "#00cace",
    "#00e3e8"
  ],
  "color.accent.on": [
    "#a80093",
    "#c41aad"
  ],
  "color.accent.edge": [
    "#d4dc00",
    "#ebf500"
  ],
  "color.accent.soft": [
    "#0089eb",
    "#369fff"
  ],
  "color.accent.onSoft": [
    "#ff8b7d",
    "#ffb0a5"
  ],
  "color.accent.text": [
    "#007654",
    "#008d66"
  ],
  "color.control.rest": [
    "#dcc4ff",
    "#ede2ff"
  ],
  "color.control.hover": [
    "#ae7c00",
    "#c99000"
  ],
  "color.control.pressed": [
    "#00c5ea",
    "#49dbff"
  ],
  "color.control.on": [
    "#b30068",
    "#d5007e"
  ],
  "color.control.edge": [
    "#8ff00b",
    "#bdff89"
  ],
  "color.control.selected": [
    "#5977ff",
    "#7593ff"
  ],
  "color.control.onSelected": [
    "#ff8f52",
    "#ffb38c"
  ],
  "color.control.disabled": [
    "#00736a",
    "#008a7f"
  ],
  "color.control.onDisabled": [
    "#f7b6ff",
    "#fbdcff"
  ],
  "color.status.success.solid": [
    "#988700",
    "#b09c00"
  ],
  "color.status.success.on": [
    "#48bdff",
    "#89d1ff"
  ],
  "color.status.success.soft": [
    "#b9003c",
    "#dd0049"
  ],
  "color.status.success.text": [
    "#00f986",
    "#aaffc3"
  ],
  "color.status.warning.solid": [
    "#8b62ff",
    "#9d84ff"
  ],
  "color.status.warning.on": [
    "#f59900",
    "#ffb664"
  ],
  "color.status.warning.soft": [
    "#00717b",
    "#008793"
  ],
  "color.status.warning.text": [
    "#ffb8e2",
    "#ffdcf0"
  ],
  "color.status.danger.solid": [
    "#7b9200",
    "#8ea900"
  ],
  "color.status.danger.on": [
    "#7fb3ff",
    "#a5c9ff"
  ],
  "color.status.danger.soft": [
    "#b02d00",
    "#d23700"
  ],
  "color.status.danger.text": [
    "#00f3c6",
    "#9bffe1"
  ],
  "color.status.info.solid": [
    "#b24aee",
    "#c669ff"
  ],
  "color.status.info.on": [
    "#daaa00",
    "#f5bf00"
  ],
  "color.status.info.soft": [
    "#006e8c",
    "#0084a7"
  ],
  "color.status.info.text": [
    "#ffbccc",
    "#ffdee5"
  ],
  "color.media.scrim": [
    "#2ba100",
    "#34ba00"
  ],
  "color.media.on": [
    "#9fa9ff",
    "#bac2ff"
  ],
  "color.media.chip": [
    "#974c00",
    "#b45d00"
  ],
  "color.media.onChip": [
    "#00efeb",
    "#89fffc"
  ],
  "color.media.veil": [
    "#d038c8",
    "#e852df"
  ],
  "color.media.onVeil": [
    "#bcb800",
    "#d3cf00"
  ],
  "color.scrim": [
    "#0068a6",
    "#007dc6"
  ],
  "color.skeleton.base": [
    "#ffbeba",
    "#ffdfdd"
  ],
  "color.skeleton.shine": [
    "#009f69",
    "#00b87a"
  ],
  "color.favourite": [
    "#bc9cff",
    "#cfbaff"
  ],
  "color.ball.red": [
    "#855900",
    "#a06b00"
  ],
  "color.ball.blue": [
    "#65e5ff",
    "#bcf3ff"
  ],
  "color.ball.green": [
    "#e62599",
    "#ff45ae"
  ],
  "color.ball.gold": [
    "#8cc700",
    "#9ee000"
  ],
  "color.ball.violet": [
    "#214be9",
    "#3365ff"
  ],
  "color.ball.on": [
    "#ffc1a7",
    "#ffe0d4"
  ],
  "color.data.one": [
    "#009c89",
    "#00b49f"
  ],
  "color.data.two": [
    "#e384ff",
    "#ebabff"
  ],
  "color.data.three": [
    "#756200",
    "#8d7600"
  ],
  "color.data.four": [
    "#99dbff",
    "#ceedff"
  ],
  "color.data.five": [
    "#f21763",
    "#ff557c"
  ],
  "color.data.six": [
    "#00d457",
    "#00ef63"
  ],
  "gradient.page": [
    "linear-gradient(#6135e2, #6135e2)",
    "linear-gradient(#734ffa, #734ffa)"
  ],
  "gradient.brand": [
    "linear-gradient(#ffc38d, #ffc38d)",
    "linear-gradient(#ffe2c9, #ffe2c9)"
  ],
  "gradient.card": [
    "linear-gradient(#0099a0, #0099a0)",
    "linear-gradient(#00b0b9, #00b0b9)"
  ],
  "gradient.hero": [
    "linear-gradient(#ff76dd, #ff76dd)",
    "linear-gradient(#ffa5e5, #ffa5e5)"
  ],
  "gradient.art": [
    "linear-gradient(#616a00, #616a00)",
    "linear-gradient(#758000, #758000)"
  ]
} satisfies TokenOverrides
