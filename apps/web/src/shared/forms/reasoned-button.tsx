// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { Button, buttonClass, type ButtonProps } from '@tessera/ui/forms/button.tsx'
import { useId } from 'react'

/**
 * A button that says beside it why it does nothing now. It stays in the order of the keyboard, so that everybody meets
 * the reason; a press of it, or Enter in a form that it submits, does nothing.
 */
export function ReasonedButton({
  reason,
  reasonAt,
  reasonClassName,
  onClick,
  className,
  ...rest
}: ButtonProps & {
  /** Undefined while the button works. */
  reason: string | undefined
  /** The element that says it already; without one it is said below the button. */
  reasonAt?: string
  reasonClassName?: string
}) {
  const id = useId()
  if (reason === undefined) return <Button {...rest} onClick={onClick} className={className} />
  const { look, size, wide, busy: _, ...button } = rest
  return (
    <>
      <button
        type="button"
        {...button}
        aria-disabled
        aria-describedby={reasonAt ?? id}
        onClick={(event) => event.preventDefault()}
        className={cx(buttonClass({ look, size, wide }), 'cursor-not-allowed opacity-50', className)}
      />
      {reasonAt === undefined && (
        <p id={id} className={cx('text-xs font-semibold text-muted', reasonClassName)}>
          {reason}
        </p>
      )}
    </>
  )
}
