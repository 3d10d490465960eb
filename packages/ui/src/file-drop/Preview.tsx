import { useCallback, useState } from 'react'

import { IconPicture } from '../icon/icons.ts'
import * as css from './FileDrop.css.ts'

export interface PreviewProps {
  /** A picture on the device. */
  readonly file: File
}

/** A chosen picture as it will be sent; a stand-in when the file is none after all. */
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
