// SPDX-License-Identifier: Apache-2.0
import type { System } from './use-apps.ts'

const shapes: Record<System, string> = {
  android:
    'M6 9h12v8.500a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 17.500zM3 9.500a1.250 1.250 0 0 1 2.500 0v5a1.250 1.250 0 0 1-2.500 0zm15.500 0a1.250 1.250 0 0 1 2.500 0v5a1.250 1.250 0 0 1-2.500 0zM8 19.500h2.500v2a1.250 1.250 0 0 1-2.500 0zm5.500 0H16v2a1.250 1.250 0 0 1-2.500 0zM6 8a6 6 0 0 1 2.600-4.500L7.400 1.700l.9-.6 1.300 1.900a6.200 6.200 0 0 1 4.800 0L15.700 1.100l.9.6-1.200 1.800A6 6 0 0 1 18 8zm3.500-2.500a.75.75 0 1 0 0 1.500.75.75 0 0 0 0-1.500zm5 0a.75.75 0 1 0 0 1.500.75.75 0 0 0 0-1.500z',
  ios: 'M7 1h10a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm0 2a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-2.200a.8.8 0 0 1-.8.800h-4a.8.8 0 0 1-.8-.8zm3 15.500h4v1h-4z',
}

/** The icon of a phone system; decorative, because the name is beside it. */
export function SystemIcon({ system, className = 'size-6' }: { system: System; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={shapes[system]} />
    </svg>
  )
}
