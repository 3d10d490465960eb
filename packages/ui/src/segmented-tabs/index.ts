export {
  SegmentedTabs,
  TabPanel,
  type SegmentedTabsProps,
  type TabItem,
  type TabPanelProps,
} from './SegmentedTabs.tsx'
