export { readyRichText, RichText, type RichTextProps } from './RichText.tsx'
