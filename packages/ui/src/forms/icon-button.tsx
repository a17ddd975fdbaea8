// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** For screen readers and on hover: an icon alone is not a name. */
  label: string
  children: ReactNode
  look?: 'quiet' | 'solid' | 'art'
}

const looks = {
  quiet: 'text-muted hover:bg-surface-2 hover:text-text',
  solid: 'bg-surface-2 text-text hover:bg-surface-3',
  art: 'bg-art-overlay text-on-art hover:bg-art-base',
}

/** A square button, 40 px visible with a touch area of 44 px. */
export function IconButton({ label, look = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'relative inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors duration-160 ease-standard',
        'after:absolute after:-inset-0.5 disabled:opacity-40',
        looks[look],
        className,
      )}
    >
      {children}
    </button>
  )
}
