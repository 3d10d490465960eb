import { useCallback, useState } from 'react'

import { IconPicture } from '../icon/icons.ts'
import * as css from './FileDrop.css.ts'

export interface PreviewProps {
  /** Picture file on the device. */
  readonly file: File
}

/** Preview of a chosen picture; a placeholder when the file is not a picture after all. */
export function Preview({ file }: PreviewProps) {
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (broken) {
    return (
      <span className={css.picture}>
        <IconPicture size="large" label={file.name} />
      </span>
    )
  }
  return <img ref={show} alt={file.name} className={css.picture} onError={() => setBroken(true)} />
}
