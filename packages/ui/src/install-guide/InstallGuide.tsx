import { Button } from '../button/Button.tsx'
import { IconDownload, IconWarning } from '../icon/icons.ts'
import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './InstallGuide.css.ts'

export interface InstallStep {
  /** Icon that the player has to find on the screen: the share arrow, the plus in a square. */
  readonly icon: IconType
  /** Instruction of the step ('Tap Share'). */
  readonly text: string
}

export interface InstallGuideProps {
  /** Address of the app's icon. */
  readonly icon: string
  /** Name of the app on the home screen. */
  readonly name: string
  /** Accessible name of the steps ('How to install'). */
  readonly stepsLabel: string
  /** The steps: 'Click', then 'Add to home screen'. Hidden where there is a profile to download. */
  readonly steps: readonly InstallStep[]
  /** Notice for old versions of iOS (12.0 to 12.1, or 11 and below). */
  readonly legacyNotice?: string | undefined
  /** Button that downloads the operator's iOS configuration profile; replaces the steps. */
  readonly profile?:
    | {
        readonly label: string
        readonly onPress: () => void
        /** True while the profile is being downloaded. */
        readonly busy?: boolean | undefined
        /** Instruction after the download: the place of the settings. */
        readonly after?: string | undefined
      }
    | undefined
}

/** Instructions to install the site on the home screen of a phone. Usually inside a `Sheet`. */
export function InstallGuide({ icon, name, stepsLabel, steps, legacyNotice, profile }: InstallGuideProps) {
  return (
    <div className={css.root}>
      <div aria-hidden data-hero className={css.screen}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <span key={place} className={css.neighbour} />
        ))}
        <span className={css.app}>
          <img src={icon} alt="" className={css.icon} />
          <span className={classes(type.caption, css.name)}>{name}</span>
        </span>
      </div>
      {legacyNotice !== undefined && (
        <p className={classes(type.small, css.notice)}>
          <IconWarning />
          {legacyNotice}
        </p>
      )}
      {profile ? (
        <div className={css.profile}>
          <Button fill icon={IconDownload} busy={profile.busy} onPress={profile.onPress}>
            {profile.label}
          </Button>
          {profile.after !== undefined && <p className={classes(type.small, css.after)}>{profile.after}</p>}
        </div>
      ) : (
        <ol aria-label={stepsLabel} className={css.steps}>
          {steps.map(({ icon: Icon, text }) => (
            <li key={text} className={css.step}>
              <span className={css.mark}>
                <Icon />
              </span>
              <span className={classes(type.body, css.label)}>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
