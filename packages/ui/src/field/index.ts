export {
  FieldBox,
  FieldLayout,
  type FieldBoxProps,
  type FieldLayoutProps,
  type FieldProps,
  type FieldWiring,
} from './FieldLayout.tsx'
