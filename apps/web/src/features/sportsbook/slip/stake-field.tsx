// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { useNumberText } from '@tessera/ui/forms/use-number-text.ts'
import { cx } from '@tessera/ui/cx.ts'
import { useEffect, useId, useState } from 'react'

const longestStake = 13

/** A stake: numeric keyboard on phones, numbers as the world writes them, left to right in every script. */
export function StakeField({
  label,
  currency,
  value,
  onChange,
  problem,
  className,
}: {
  /** For screen readers: what the stake is for. */
  label: string
  currency: { code: string; symbol: string }
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  className?: string
}) {
  const id = useId()
  const waits = useWaitsForReader()
  const decimals = walletDecimals(currency.code) > 0 ? 2 : 0
  const text = useNumberText({ value, onChange, decimals, longest: longestStake })
  const said = text.problem ?? problem
  return (
    <div className={className}>
      <div className="relative flex items-center" dir="ltr">
        <span aria-hidden="true" className="pointer-events-none absolute start-3 text-sm text-muted">
          {currency.symbol}
        </span>
        <input
          aria-label={label}
          aria-invalid={said !== undefined || undefined}
          aria-describedby={said === undefined ? undefined : id}
          type="text"
          {...text.props}
          readOnly={waits}
          autoComplete="off"
          placeholder="0"
          className={cx(
            controlClass,
            'tabular h-11 ps-9 text-end font-bold',
            currency.symbol.length > 2 && 'ps-14',
          )}
        />
      </div>
      <p id={id} role="alert" className="text-xs font-semibold text-danger empty:sr-only">
        {said}
      </p>
    </div>
  )
}

/**
 * Whether the reader of numbers is still on its way, which comes with the first stake, not with the lobby. A sign typed before it could
 * be read would be lost, and a stake would be another one. Without it, fields take plain numbers only.
 */
function useWaitsForReader(): boolean {
  const [waits, setWaits] = useState(true)
  useEffect(() => {
    import('../../../shared/forms/number-reading.ts').catch(() => undefined).finally(() => setWaits(false))
  }, [])
  return waits
}
