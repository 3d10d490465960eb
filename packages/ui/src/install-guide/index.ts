export { InstallGuide, type InstallGuideProps, type InstallStep } from './InstallGuide.tsx'
