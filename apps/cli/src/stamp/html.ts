import { escapeHtml } from '@livery/html'

/**
 * JSON escaped for a `<script>` element: without `<` nothing can end the element or open a comment, and the
 * two line separators are escaped because older scripts end a string at them.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** HTML start tag; undefined and false attributes are left out, true ones have no value. */
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
