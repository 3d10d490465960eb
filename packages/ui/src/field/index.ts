export {
  FieldBox,
  FieldFrame,
  type FieldBoxProps,
  type FieldFrameProps,
  type FieldProps,
  type FieldWiring,
} from './FieldFrame.tsx'
