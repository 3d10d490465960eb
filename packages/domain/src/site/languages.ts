/**
 * Languages that a player can choose: the brand's, narrowed by the merchant's live list (S-language-08), in the brand's
 * order. The language in use stays, so that nobody loses the text on the screen; a list that names none of the brand's
 * languages narrows nothing.
 *
 * @param live the merchant's languages; absent until the gateway has answered, and what is no list says nothing
 */
export function offeredLanguages<Code extends string>(
  brand: readonly Code[],
  live: readonly string[] | undefined,
  inUse: Code,
): readonly Code[] {
  if (!Array.isArray(live) || !brand.some((code) => live.includes(code))) return brand
  return brand.filter((code) => code === inUse || live.includes(code))
}
