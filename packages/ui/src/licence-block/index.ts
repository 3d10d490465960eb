export { LicenceBlock, type LicenceBlockProps } from './LicenceBlock.tsx'
