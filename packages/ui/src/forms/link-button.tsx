// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button.tsx'
import { cx } from '../cx.ts'

export type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string }

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function LinkButton({ look, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(buttonClass({ look, size, wide }), className)}>
      {children}
    </a>
  )
}
