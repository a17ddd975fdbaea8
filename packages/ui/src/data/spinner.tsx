// SPDX-License-Identifier: Apache-2.0
/** A turning stone; silent for screen readers, because the waiting element has aria-busy. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`turning ${className}`} aria-hidden="true" focusable="false">
      <path
        d="M12 2 20.7 7v10L12 22 3.3 17V7z"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".25"
        strokeWidth="2.5"
      />
      <path
        d="M12 2 20.7 7v10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
