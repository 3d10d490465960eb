import { nothing, sampleArt } from '../../testing/samples.ts'
import type { Usage } from '../../testing/usage.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const field = (props: Partial<PhoneFieldProps> = {}) => (
  <PhoneField
    label="Mobile number"
    value="912345678"
    onChange={nothing}
    countries={[
      { country: 'VN', code: '+84', name: 'Vietnam', flag: sampleArt(1, [30, 20]) },
      { country: 'GB', code: '+44', name: 'United Kingdom', flag: sampleArt(3, [30, 20]) },
    ]}
    country="VN"
    onCountryChange={nothing}
    searchFor={() => () => true}
    countryLabel="Country code"
    searchLabel="Search a country"
    clearLabel="Clear"
    closeLabel="Close"
    noMatch="No country of that name"
    {...props}
  />
)

export const usage: Usage = {
  when: ['A mobile number that gets a text message'],
  whenNot: ['Any other number: use `TextField`', 'The code of that message: use `CodeField`'],
  anatomy: {
    shown: field({ help: 'We send a code to it' }),
    parts: [
      { name: 'Label', at: 'label', role: 'Says that it is a mobile number.' },
      {
        name: 'Country',
        at: 'button',
        role: 'Dialling code; opens a list with a search. The brand’s country comes first.',
      },
      {
        name: 'Number',
        at: 'input',
        role: 'With the keyboard for figures, from left to right in every language.',
      },
    ],
  },
  pairs: [
    {
      good: {
        shown: field({ value: '', help: 'We send a code to it' }),
        why: 'Says beforehand what the number is for.',
      },
      bad: {
        shown: field({ label: 'Phone*', value: '0084912345678', error: 'Format invalid', help: undefined }),
        why: 'The country typed a second time, and an error that does not say how it should look.',
      },
    },
  ],
  limits: ['Twenty digits', 'Label: 24 characters', 'Help and error: one sentence'],
  states: {
    shown: field(),
    on: 'button',
    more: {
      'with an error': field({ value: '91', error: 'Enter at least 8 digits' }),
      disabled: field({ disabled: true }),
    },
  },
}
