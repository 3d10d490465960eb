export { SegmentedChoice, type SegmentedChoiceProps } from './SegmentedChoice.tsx'
export { SegmentedLinks, type SegmentedLinksProps } from './SegmentedLinks.tsx'
export {
  SegmentedTabs,
  TabPanel,
  type SegmentedTabsProps,
  type TabItem,
  type TabPanelProps,
} from './SegmentedTabs.tsx'
