export { DownloadBar, type DownloadBarProps } from './DownloadBar.tsx'
