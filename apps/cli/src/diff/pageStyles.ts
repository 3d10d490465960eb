/**
 * Style sheet of the report; neutral, so that the brands' colours stand out. One file, no fonts, no
 * scripts.
 */
export const PAGE_STYLES = `
:root { color-scheme: light dark; --ink: #16181d; --quiet: #667085; --line: #e4e7ec; --page: #f7f8fa; --card: #fff; --good: #067647; --bad: #b42318; --badSoft: #fef3f2; --accent: #3538cd }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f4f7; --quiet: #98a2b3; --line: #2a2f3a; --page: #0e1116; --card: #161a22; --good: #47cd89; --bad: #f97066; --badSoft: #2c1416; --accent: #a4bcfd } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
main { max-width: 1120px; margin: 0 auto; padding: 48px 24px 96px }
header p, .quiet { color: var(--quiet); margin: 4px 0 0 }
h1 { font-size: 32px; line-height: 1.15; letter-spacing: -.02em; margin: 0 }
h2 { font-size: 22px; letter-spacing: -.01em; margin: 0 }
h3 { font-size: 13px; font-weight: 600; text-transform: uppercase; letter-spacing: .06em; color: var(--quiet); margin: 40px 0 12px }
h3 b { color: var(--ink); margin-inline-start: 6px }
article { margin-top: 40px; padding-top: 40px; border-top: 1px solid var(--line) }
code { font: 13px/1.5 ui-monospace, monospace }
.tally { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 0; padding: 0; list-style: none }
.tally li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; min-width: 96px; color: var(--quiet); font-size: 13px }
.tally b { display: block; font-size: 22px; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums }
.tally .bad, .tally .bad b { color: var(--bad) }
.sheet { background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow-x: auto }
details { margin-top: 8px }
summary { cursor: pointer; color: var(--accent); padding: 8px 16px; font-size: 14px }
table { width: 100%; border-collapse: collapse }
th { text-align: start; font-size: 12px; font-weight: 500; color: var(--quiet) }
th, td { padding: 10px 16px; border-bottom: 1px solid var(--line); vertical-align: middle }
tr:last-child td { border-bottom: 0 }
td.figure, th.figure { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.pair { display: inline-flex; align-items: center; gap: 8px; white-space: nowrap }
.pair i { font-style: normal; color: var(--quiet) }
.value { display: inline-flex; align-items: center; gap: 6px; max-width: 340px; overflow: hidden; text-overflow: ellipsis }
.value.old { color: var(--quiet) }
.swatch { flex: none; width: 22px; height: 22px; border-radius: 6px; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .35) }
.sample { display: inline-grid; place-items: center; width: 40px; height: 28px; border-radius: 6px; font-weight: 600; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .35) }
.wrap { white-space: pre-wrap; max-width: 420px; overflow-wrap: anywhere }
.good { color: var(--good) } .bad { color: var(--bad) } tr.fails { background: var(--badSoft) }
.chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none }
.chips li { background: var(--card); border: 1px solid var(--line); border-radius: 99px; padding: 4px 12px }
.chips small { color: var(--quiet) }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 24px }
figure { margin: 0 }
figcaption { display: flex; justify-content: space-between; font-size: 13px; color: var(--quiet); margin-bottom: 8px }
figcaption b { color: var(--ink); font-weight: 600 }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
.sides > div { position: relative; aspect-ratio: 390 / 844; background: var(--card); border: 1px solid var(--line); border-radius: 18px; overflow: hidden; display: grid; place-items: center; color: var(--quiet); font-size: 13px }
.sides img { width: 100%; height: 100%; object-fit: cover; display: block }
.sides span { position: absolute; inset-block-end: 8px; inset-inline-start: 8px; padding: 2px 8px; border-radius: 99px; background: rgb(0 0 0 / .66); color: #fff; font-size: 11px }
footer { margin-top: 64px; color: var(--quiet); font-size: 13px }
@media (max-width: 560px) { main { padding: 32px 16px } .gallery { grid-template-columns: 1fr } }
@media print { body { background: #fff } article { break-before: page } }
`
