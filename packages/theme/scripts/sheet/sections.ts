import { contrastReport, type SolvedBrand, type ThemeName, type TokenPath } from '../../src/index.ts'

const v = (path: TokenPath) =>
  `var(--lv-${path.replace(/\./g, '-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)})`

function swatch(name: string, background: TokenPath, ink: TokenPath, value: string, note = ''): string {
  return `<div class="swatch" style="background:${v(background)};color:${v(ink)}"><b>${name}</b><span class="num">${value}${note}</span></div>`
}

/** Samples of components with the brand's tokens, as a player would see them. */
export function samples(banners: readonly string[]): string {
  const tiles = banners.map(
    (url, index) =>
      `<div class="tile"><div class="art" style="background-image:url(${url})"><span class="vendor">Vendor</span><span class="heart">♥</span>${index === 2 ? '<span class="over">1 204 playing</span>' : ''}</div><div class="name">${['Northern Gems', 'Lucky Harvest', 'Grand Meridian'][index] ?? 'Game'}</div></div>`,
  )
  return `<section><h2>At work</h2><div class="grid">
  <div class="balance"><div class="row"><span class="secondary">Good evening, Mai</span><span class="tag" style="margin-inline-start:auto;background:${v('color.accent.soft')};color:${v('color.accent.onSoft')}">VIP 3</span></div>
   <div><span class="figure">12,480</span> <span class="muted">EUR</span></div>
   <div class="row"><span class="btn brand g" style="flex:1">Deposit</span><span class="btn quiet" style="flex:1">Withdraw</span></div></div>
  <div class="row" style="gap:8px"><span class="chip on">Hot</span><span class="chip">Slots</span><span class="chip">Live</span><span class="chip">Sports</span><span class="chip">Lottery</span></div>
  <div class="grid g3">${tiles.join('')}</div>
  <div class="hero"><b style="font-size:${v('type.title.size')};font-family:${v('font.display')}">Invite a friend</b><span class="secondary">You both get a bonus after the first deposit.</span><span><span class="btn brand">Claim</span></span></div>
  <div class="grid g2"><div class="field"><span>Mobile number</span><div>912 345 678</div><small>We send a code to it</small></div><div class="field bad"><span>Amount</span><div>5</div><small>At least 20</small></div></div>
  <div class="row" style="flex-wrap:wrap"><span class="btn brand">Rest</span><span class="btn brand hover">Hover</span><span class="btn brand pressed">Pressed</span><span class="btn brand focus">Focus</span><span class="btn off">Off</span><span class="btn ghost">Link</span></div>
  <div class="card list" style="padding-block:4px"><div><span>Sweet Lanterns<br><span class="caption">Today 14:02 · #8841203</span></span><b class="num" style="color:${v('color.status.success.text')}">+ 42.50</b></div><div><span>Roulette 24<br><span class="caption">Today 13:40 · #8841177</span></span><b class="num">− 10.00</b></div></div>
  <div class="row" style="flex-wrap:wrap">${(['success', 'warning', 'danger', 'info'] as const).map((s) => `<span class="tag" style="background:${v(`color.status.${s}.soft`)};color:${v(`color.status.${s}.text`)}">${s}</span><span class="tag" style="background:${v(`color.status.${s}.solid`)};color:${v(`color.status.${s}.on`)}">${s}</span>`).join('')}</div>
  <div class="row">${(['red', 'blue', 'green', 'gold', 'violet'] as const).map((b, i) => `<span class="ball" style="background:${v(`color.ball.${b}`)}">${[7, 12, 23, 31, 44][i]}</span>`).join('')}</div>
  </div></section>`
}

/** Colour samples: surfaces by height, brand and accent in their states, status, data. */
export function palette(solved: SolvedBrand, theme: ThemeName): string {
  const t = solved[theme]
  const plain = (names: readonly TokenPath[], ink: TokenPath) =>
    names.map((path) => swatch(path.split('.').slice(1).join('.'), path, ink, t[path])).join('')
  const fills = (['brand', 'accent'] as const)
    .map(
      (name) =>
        plain([`color.${name}.rest`, `color.${name}.hover`, `color.${name}.pressed`], `color.${name}.on`) +
        swatch(`${name}.soft`, `color.${name}.soft`, `color.${name}.onSoft`, t[`color.${name}.soft`]),
    )
    .join('')
  const data = (['one', 'two', 'three', 'four', 'five', 'six'] as const)
    .map(
      (n, i) => `<i style="background:${v(`color.data.${n}`)};height:${[58, 92, 44, 76, 100, 64][i]}%"></i>`,
    )
    .join('')
  return `<section><h2>Palette</h2><div class="grid"><div class="grid g5">${plain(['color.surface.sunken', 'color.surface.page', 'color.surface.card', 'color.surface.overlay', 'color.surface.raised'], 'color.text.primary')}</div>
  <div class="grid g4">${fills}${plain(['color.control.rest', 'color.control.hover', 'color.control.pressed'], 'color.control.on')}${swatch('control.selected', 'color.control.selected', 'color.control.onSelected', t['color.control.selected'])}</div>
  <div class="card grid" style="gap:6px">${(['primary', 'secondary', 'muted', 'disabled', 'link'] as const).map((n) => `<span style="color:${v(`color.text.${n}`)}">text.${n} <span class="num">${t[`color.text.${n}`]}</span></span>`).join('')}<span style="color:${v('color.brand.text')}">brand.text ${t['color.brand.text']}</span><span style="color:${v('color.accent.text')}">accent.text ${t['color.accent.text']}</span></div>
  <div class="bars">${data}</div></div></section>`
}

/** The seven type sizes, trimmed: the tinted box ends at the capitals. */
export function typeScale(): string {
  const steps = ['display', 'heading', 'title', 'lead', 'body', 'small', 'caption'] as const
  const rows = steps.map((step) => {
    const display = ['display', 'heading', 'title'].includes(step)
    const trim = `<style>[data-step=${step}]::before{margin-block-end:${v(`type.${step}.trimStart`)}}[data-step=${step}]::after{margin-block-start:${v(`type.${step}.trimEnd`)}}</style>`
    return `<div class="step">${trim}<span class="caption">${step}</span><span class="trim" data-step="${step}" style="font-size:${v(`type.${step}.size`)};line-height:${v(`type.${step}.lineHeight`)};font-family:${v(display ? 'font.display' : 'font.text')};font-weight:${v(display ? 'font.weight.display' : 'font.weight.regular')}">Hợp lệ 1,234.56 · ملعب</span></div>`
  })
  return `<section><h2>Type</h2><div class="grid">${rows.join('')}</div></section>`
}

/** Samples of radii and shadows. */
export function shape(): string {
  const radii = (['small', 'medium', 'control', 'card', 'large', 'sheet'] as const).map(
    (name) =>
      `<div class="swatch" style="border-radius:${v(`radius.${name}`)};background:${v('color.surface.raised')}">${name}</div>`,
  )
  const heights = (['card', 'raised', 'overlay'] as const).map(
    (name) =>
      `<div class="swatch" style="box-shadow:${v(`shadow.${name}`)};border-radius:${v('radius.card')};background:${v(`color.surface.${name}`)}">shadow.${name}</div>`,
  )
  return `<section><h2>Shape and height</h2><div class="grid g6">${radii.join('')}</div><div class="grid g3" style="margin-block-start:16px">${heights.join('')}</div></section>`
}

/** The contrast table: the worst pair of each use. */
export function contrastTable(solved: SolvedBrand, theme: ThemeName): string {
  const worst = new Map<string, { ratio: number; needed: number; pair: string }>()
  for (const reading of contrastReport(solved)) {
    if (reading.theme !== theme) continue
    const known = worst.get(reading.use)
    if (known && known.ratio / known.needed <= reading.ratio / reading.needed) continue
    worst.set(reading.use, {
      ratio: reading.ratio,
      needed: reading.needed,
      pair: `${reading.foreground} on ${reading.background}`,
    })
  }
  const rows = [...worst].map(
    ([use, { ratio, needed, pair }]) =>
      `<tr><td>${use}</td><td class="muted">${pair.replaceAll('color.', '')}</td><td>${ratio.toFixed(2)}</td><td class="muted">${needed}</td></tr>`,
  )
  return `<section><h2>Contrast: the worst pair of each use</h2><table>${rows.join('')}</table></section>`
}
