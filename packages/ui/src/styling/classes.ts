/** Joins class names, leaving out falsy ones: `classes(root, open && shown)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
