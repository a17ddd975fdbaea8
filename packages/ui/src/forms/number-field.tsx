// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, ReactNode } from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { cx } from '../cx.ts'
import { controlClass, Field, useField, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { stepNumber } from './number-text.ts'
import { useNumberText } from './use-number-text.ts'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'> & {
    /** The typed number with Latin digits and a point; '' if empty, 'NaN' if it cannot be read. */
    value: string
    onChange: (value: string) => void
    /** How many decimals can be typed; 0 for whole numbers. */
    decimals?: number
    min?: number
    max?: number
    /** With labels, two buttons subtract or add this much. */
    step?: number
    stepLabels?: { less: string; more: string }
    /** Something before the number, such as a currency symbol. */
    start?: ReactNode
  }

/** A number field: numeric keyboard on phones, numbers as the world writes them, left to right in every script. */
export function NumberField({
  label,
  hint,
  error,
  value,
  onChange,
  decimals = 0,
  min,
  max,
  step = 1,
  stepLabels,
  start,
  className,
  disabled,
  maxLength,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const text = useNumberText({ value, onChange, decimals, longest: maxLength })
  const said = text.problem ?? error
  const { id, control } = useField({ label, hint, error: said })
  const move = (by: number): void => onChange(stepNumber(value, by, { min, max, decimals }))
  return (
    <Field id={id} label={label} hint={hint} error={said}>
      <div className="relative flex items-center">
        {start !== undefined && (
          <span className="pointer-events-none absolute start-3 text-md text-muted" aria-hidden="true">
            {start}
          </span>
        )}
        {/* Figures run left to right everywhere, but the parts beside them follow the page, so their
            space is set explicitly. */}
        <input
          {...rest}
          {...control}
          dir="ltr"
          type="text"
          autoComplete="off"
          {...text.props}
          onBlur={(event) => {
            text.props.onBlur()
            onBlur?.(event)
          }}
          disabled={disabled}
          onKeyDown={(event) => {
            if (stepLabels && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
              event.preventDefault()
              move(event.key === 'ArrowUp' ? step : -step)
            }
          }}
          className={cx(
            controlClass,
            'tabular h-12 rtl:text-right',
            start !== undefined && 'pl-10 rtl:pr-10 rtl:pl-3',
            stepLabels && 'pr-24 rtl:pr-3 rtl:pl-24',
            className,
          )}
        />
        {stepLabels && <StepButtons labels={stepLabels} disabled={disabled} step={step} onMove={move} />}
      </div>
    </Field>
  )
}

interface StepButtonsProps {
  labels: { less: string; more: string }
  disabled: boolean | undefined
  step: number
  onMove: (by: number) => void
}

function StepButtons({ labels, disabled, step, onMove }: StepButtonsProps) {
  return (
    <span className="absolute end-1 flex">
      <IconButton label={labels.less} disabled={disabled} onClick={() => onMove(-step)}>
        <Minus className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.more} disabled={disabled} onClick={() => onMove(step)}>
        <Plus className="size-4" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
