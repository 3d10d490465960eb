import { TabPanel, type TabPanelProps } from '@livery/ui/segmented-tabs'

export interface OptionalTabPanelProps extends TabPanelProps {
  /** True when there are tabs: with a single choice there are none, and the content is no tab panel. */
  readonly shown: boolean
}

/** Content of a tab where the tabs themselves are optional. */
export function OptionalTabPanel({ shown, children, ...panel }: OptionalTabPanelProps) {
  return shown ? <TabPanel {...panel}>{children}</TabPanel> : children
}
