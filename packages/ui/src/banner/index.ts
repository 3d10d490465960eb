export { Banner, type BannerProps, type FocalPoint } from './Banner.tsx'
