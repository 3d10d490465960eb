import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { IconClose, IconPromotion, IconStar } from '../icon/icons.ts'
import { sourcesOf, type Picture } from '../picture/picture.ts'
import { classes } from '../styling/classes.ts'
import { oneLine, tabular, type } from '../styling/type.css.ts'
import * as css from './DownloadBar.css.ts'

export interface DownloadBarProps {
  /** Address of the app's icon, or the icon in several widths. */
  readonly icon: Picture
  /** The app's name. */
  readonly name: string
  /** Text under the name; takes a third line where a language needs it. */
  readonly detail?: string | undefined
  /** Fixed rating of the tenant: its figure, and a label for screen readers. */
  readonly rating?: { readonly value: string; readonly label: string } | undefined
  /** Label of the button. */
  readonly downloadLabel: string
  /** Called when the download button is pressed. */
  readonly onDownload: () => void
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Called when the bar is closed; the parent remembers it. */
  readonly onClose: () => void
  /** Gift button, shown while a promotion rewards the download. */
  readonly gift?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Bar that offers to install the app, above the header of the home page. */
export function DownloadBar(props: DownloadBarProps) {
  const { icon, name, detail, rating, gift } = props
  return (
    <aside aria-label={name} className={css.root}>
      <IconButton label={props.closeLabel} icon={IconClose} iconSize="small" onPress={props.onClose} />
      <img {...sourcesOf(icon, 'mark', 1)} alt="" className={css.icon} />
      <span className={css.textColumn}>
        <span className={css.head}>
          <span className={classes(css.name, type.small, oneLine)}>{name}</span>
          {rating && (
            <span className={classes(css.rating, type.caption, tabular)} role="img" aria-label={rating.label}>
              <span className={css.star}>
                <IconStar size="small" filled />
              </span>
              {rating.value}
            </span>
          )}
        </span>
        {detail !== undefined && <span className={classes(css.detail, type.caption)}>{detail}</span>}
      </span>
      <span className={css.actions}>
        {gift && (
          <span className={css.gift}>
            <IconButton label={gift.label} icon={IconPromotion} onPress={gift.onPress} />
          </span>
        )}
        <Button size="small" onPress={props.onDownload}>
          {props.downloadLabel}
        </Button>
      </span>
    </aside>
  )
}
