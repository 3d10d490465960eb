export { Footer, FooterGroup, type FooterGroupProps, type FooterLink, type FooterProps } from './Footer.tsx'
