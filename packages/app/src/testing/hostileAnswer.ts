/** Random numbers in [0, 1) that repeat with their seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Markup that sets `globalThis.livery_ran` where a browser runs it. */
const MARKUP = [
  '<img src="x" onerror="globalThis.livery_ran = 1">',
  '<script>globalThis.livery_ran = 1</script>',
  'javascript:globalThis.livery_ran=1',
  '<svg onload="globalThis.livery_ran = 1"><a href="javascript:globalThis.livery_ran=1">a</a></svg>',
]

/** Values of a wrong type or size, each for any field. */
const WRONG: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e21,
  true,
  {},
  [],
  [null],
  [{}],
  { toString: 1 },
  'x'.repeat(20_000),
  '\u202e\u0000\ud800',
  '2026-13-45T99:99:99Z',
  ...MARKUP,
]

const LONG_LIST = 400

/** Share of the fields that are changed. */
const RATE = 0.15

/** Copy of an answer's value with some fields missing, null, of a wrong type or far too long, or full of markup. */
function spoil(value: unknown, random: () => number): unknown {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  if (random() < RATE) return pick(WRONG)
  if (Array.isArray(value)) {
    const items = value.map((item) => spoil(item, random))
    if (items.length === 0 || random() > RATE) return items
    return Array.from({ length: LONG_LIST }, (_, index) => items[index % items.length])
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (random() < RATE ? [] : [[name, spoil(field, random)]])),
  )
}

/** The same answer of the gateway, spoilt: in its value, in its envelope, cut off, or late. */
export async function spoilt(answer: Response, random: () => number, lateMs: number): Promise<Response> {
  const text = await answer.text()
  const { status, headers } = answer
  if (random() < RATE) await new Promise((resolve) => setTimeout(resolve, lateMs))
  const chance = random()
  if (chance < 0.05) return new Response(text.slice(0, text.length / 2), { status, headers })
  if (chance < 0.08) return new Response('<!doctype html><h1>Bad gateway</h1>', { status: 502 })
  if (chance < 0.11) return new Response('null', { status, headers })
  const body = JSON.parse(text) as { success?: boolean; value?: unknown }
  if (body.success !== true) return new Response(JSON.stringify(spoil(body, random)), { status, headers })
  return new Response(JSON.stringify({ ...body, value: spoil(body.value, random) }), { status, headers })
}
