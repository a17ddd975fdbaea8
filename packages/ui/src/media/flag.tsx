// SPDX-License-Identifier: Apache-2.0
import { cx } from '../cx.ts'

const sprite = new URL('./flags.svg', import.meta.url).href

/** A round picture of a country (by its code), or a globe: decoration beside a name that says the same. */
export function Flag({ of, className }: { of: string; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" className={cx('shrink-0 rounded-full', className)}>
      <use href={`${sprite}#${of}`} />
    </svg>
  )
}
