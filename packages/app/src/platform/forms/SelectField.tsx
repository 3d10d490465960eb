import { Select, type SelectProps } from '@livery/ui/select'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

export interface SelectFieldProps<Values extends FieldValues> extends Pick<
  SelectProps<string>,
  'label' | 'placeholder' | 'options' | 'required'
> {
  readonly control: Control<Values>
  /** Field of the form: the chosen value; undefined or empty while nothing is chosen. */
  readonly name: FieldPathByValue<Values, string | undefined>
}

/**
 * Choice of a form, from a sheet. Leaving it judges nothing: the sheet takes the focus as it opens, and nothing is
 * wrong yet.
 */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  ...props
}: SelectFieldProps<Values>) {
  const { formatMessage } = useIntl()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ control, name })
  return (
    <Select
      {...props}
      ref={ref}
      name={name}
      value={value}
      onChange={onChange}
      error={fieldState.error?.message}
      closeLabel={formatMessage(overlayMessages.close)}
    />
  )
}
