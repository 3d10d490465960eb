import { Image } from '@livery/ui/image'
import type { Picture } from '@livery/ui/picture'
import { Text } from '@livery/ui/text'

import * as css from './storyRow.css.ts'

export interface Story {
  readonly id: string
  readonly name: string
  readonly picture: Picture | undefined
  /** Mark on the picture, such as that of a table on air. */
  readonly mark?: string | undefined
  readonly onPress: () => void
}

export interface StoryRowProps {
  /** Name of the list for screen readers. */
  readonly label: string
  /** Round pictures in a ring, or small tiles. */
  readonly look: keyof typeof css.pictures
  readonly items: readonly Story[]
}

/** Pictures with short names in one line that scrolls sideways; a tap opens what is shown. */
export function StoryRow({ label, look, items }: StoryRowProps) {
  return (
    <ul aria-label={label} className={css.row}>
      {items.map(({ id, name, picture, mark, onPress }) => (
        <li key={id} className={css.place}>
          <button type="button" className={css.story} onClick={onPress}>
            <span className={css.pictures[look]}>
              <Image src={picture} alt="" ratio="square" />
            </span>
            {mark !== undefined && <span className={css.mark}>{mark}</span>}
            <Text as="span" size="caption" align="center" lines={1}>
              {name}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}
