/** Text as it stands between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * JSON as it stands inside a `<script>`: no `<` means nothing in it can end the element or open a comment, and the two
 * line separators are escaped because older scripts end a string at them.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** A start tag; attributes that are undefined or false are left out, true ones stand without a value. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`]
  })
  return `<${name}${written.join('')}>`
}
