import { TabPanel, type TabPanelProps } from '@livery/ui/segmented-tabs'

export interface PanelOfProps extends TabPanelProps {
  /** Whether the tabs are shown: with one choice there are none, and the panel is no panel. */
  readonly shown: boolean
}

/** What tabs show, where the tabs themselves come and go. */
export function PanelOf({ shown, children, ...panel }: PanelOfProps) {
  return shown ? <TabPanel {...panel}>{children}</TabPanel> : children
}
