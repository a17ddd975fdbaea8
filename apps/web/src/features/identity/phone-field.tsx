// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { cx } from '@tessera/ui/cx.ts'
import { controlClass, Field, useField } from '@tessera/ui/forms/field.tsx'
import type { TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useState } from 'react'
import { withDigits } from '../../shared/forms/with-digits.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

const DialingPicker = lazy(() => import('./dialing-picker.tsx'))

export interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'end'> {
  label?: string
  /** The chosen dialling code; '' is that of the site. */
  dialingCode: string
  onDialingCode: (dialingCode: string) => void
}

/** A mobile number and, if the site offers a choice, its dialling code. */
export function PhoneField({ label, hint, error, dialingCode, onDialingCode, ...field }: PhoneFieldProps) {
  const name = label ?? t('identity.mobileNum')
  const { id, control } = useField({ label: name, hint, error })
  const { countryCodeSelector, dialingCode: usual } = useSite().whitelabel
  const [picking, setPicking] = useState(false)
  const chosen = dialingCode === '' ? usual : dialingCode
  const pick = (code: string): void => {
    onDialingCode(code)
    setPicking(false)
  }
  return (
    <Field id={id} label={name} hint={hint} error={error}>
      <div className="flex gap-2">
        {countryCodeSelector && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('entry.dialingCode.change', { code: chosen })}
            onClick={() => setPicking(true)}
            className="tabular flex h-12 shrink-0 items-center gap-1.5 rounded-control border border-line-control bg-bg px-3 text-md font-semibold text-text transition-colors duration-160 hover:border-brand"
          >
            <span dir="ltr">+{chosen}</span>
            <ChevronDown className="size-4 text-muted" aria-hidden="true" />
          </button>
        )}
        <input
          {...field}
          {...control}
          {...withDigits(latinDigits, field.onChange)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={32}
          dir="ltr"
          className={cx(controlClass, 'h-12 min-w-0 flex-1 rtl:text-right')}
        />
      </div>
      {picking && (
        <Suspense fallback={null}>
          <DialingPicker chosen={chosen} onPick={pick} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Field>
  )
}
