export { Heading, type HeadingProps } from './Heading.tsx'
export { Text, type TextProps, type TextSize } from './Text.tsx'
