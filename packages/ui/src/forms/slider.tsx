// SPDX-License-Identifier: Apache-2.0
import { useId, type CSSProperties } from 'react'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value in words, read out and shown at the end of the label; by default the number. */
  format?: (value: number) => string
  disabled?: boolean
}

/** A slider: arrow, Page and Home keys work; the filled part has the brand colour. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  format = String,
  disabled = false,
}: SliderProps) {
  const id = useId()
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold text-text">
          {label}
        </label>
        <output htmlFor={id} dir="ltr" className="tabular text-muted">
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        className="slider"
      />
    </div>
  )
}
