// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../data/spinner.tsx'

export interface ButtonLook {
  /** primary: the one main action of a view. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /**
   * form: 48 px, for forms; control: 40 px everywhere else; small: 32 px inside rows (the touch area of all
   * is 44).
   */
  size?: 'control' | 'form' | 'small'
  wide?: boolean
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows the spinner and ignores presses; the label stays readable. */
    busy?: boolean
  }

const looks = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'bg-surface-2 text-text hover:bg-surface-3',
  quiet: 'text-text hover:bg-surface-2',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-hover',
}
const sizes = {
  control: 'relative h-10 px-4 text-sm after:absolute after:-inset-y-0.5 after:inset-x-0',
  form: 'h-12 px-5 text-md',
  small: 'relative h-8 px-3 text-xs after:absolute after:-inset-y-1.5 after:inset-x-0',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ look = 'secondary', size = 'control', wide = false }: ButtonLook = {}): string {
  return cx(
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-bold',
    'transition-colors duration-160 ease-standard disabled:opacity-50',
    looks[look],
    sizes[size],
    wide && 'w-full',
  )
}

/** A button that does something. `type` is `button` by default. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ look, size, wide }), className)}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  )
}
