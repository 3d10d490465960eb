import { useState, type ComponentType } from 'react'

/** Props of a field whose value is kept by its owner. */
interface Owned<Value> {
  readonly value: Value
  readonly onChange: (next: never) => void
}

/**
 * Field that keeps its value by itself, for stories: what is typed or chosen is shown, and `onChange` is told of it.
 * @param Field a component whose value its owner keeps
 */
export function keepingValue<Props extends Owned<unknown>>(
  Field: ComponentType<Props>,
): ComponentType<Props> {
  return function Live(props: Props) {
    const [value, setValue] = useState<Props['value']>(props.value)
    const onChange = (next: Props['value']) => {
      setValue(next)
      props.onChange(next as never)
    }
    return <Field {...props} value={value} onChange={onChange} />
  }
}
