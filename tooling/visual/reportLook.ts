/** Style sheet of the report. */
export const STYLE = `body{margin:0;padding:16px;font:14px/1.5 system-ui;background:#777;color:#000}
h1{font-size:18px}h2{font-size:15px;margin:0 0 8px;display:flex;flex-wrap:wrap;gap:12px;align-items:baseline}
section,nav{margin-block-end:24px;padding:12px;background:#999;border-radius:8px}section[hidden]{display:none}
.sides{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}figure{margin:0}img{max-width:100%;display:block}
table{border-collapse:collapse;inline-size:100%}td,th{padding:4px 12px 4px 0;text-align:start;vertical-align:top;border-block-end:1px solid #777}
code{overflow-wrap:anywhere}button{font:inherit;padding:2px 10px}
.slide{position:relative;display:inline-block;max-width:100%}.slide img+img{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}
.slide i{position:absolute;inset:0 auto 0 var(--at,50%);border-inline-start:2px solid #d0006f}
input[type=range]{display:block;inline-size:min(100%,600px)}a{color:inherit}`

/** Behaviour of the report: the slider, the filter by token, and the command that approves what was ticked. */
export const SCRIPT = `for (const range of document.querySelectorAll('input[type=range]'))
  range.addEventListener('input', () => range.closest('section').style.setProperty('--at', range.value + '%'))
const sections = [...document.querySelectorAll('section[data-digest]')]
for (const button of document.querySelectorAll('button[data-token]'))
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') === 'true'
    for (const other of document.querySelectorAll('button[data-token]')) other.setAttribute('aria-pressed', 'false')
    button.setAttribute('aria-pressed', String(!isOn))
    for (const section of sections)
      section.hidden = !isOn && !section.dataset.tokens.split(' ').includes(button.dataset.token)
  })
const command = document.querySelector('#approve')
function tell() {
  const ticked = sections.filter((section) => section.querySelector('input[type=checkbox]').checked)
  command.textContent = ticked.length === 0 ? 'Tick what is meant to be so.'
    : 'npm run visual -- --approve ' + (ticked.length === sections.length ? 'all' : ticked.map((one) => one.dataset.digest).join(','))
}
for (const box of document.querySelectorAll('section input[type=checkbox]')) box.addEventListener('change', tell)
document.querySelector('#all')?.addEventListener('click', () => {
  for (const box of document.querySelectorAll('section:not([hidden]) input[type=checkbox]')) box.checked = true
  tell()
})
if (command) tell()`
