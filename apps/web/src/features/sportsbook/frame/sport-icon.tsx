// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import Feather from 'lucide-react/icons/feather'
import Gamepad2 from 'lucide-react/icons/gamepad-2'

/** Balls that the set of icons lacks, as strokes on its grid of 24. */
const balls = {
  football:
    'm12 7.5 4.3 3.1-1.600 5h-5.400l-1.600-5zM12 7.500V3m4.300 7.600 4.200-1.500m-5.800 6.500 2.600 3.700m-8-3.700-2.600 3.700m1-8.700-4.200-1.500',
  basketball:
    'M3 12h18M12 3v18M5.600 5.600c3.800 3.600 3.800 9.200 0 12.800M18.400 5.600c-3.800 3.600-3.800 9.200 0 12.800',
  tennis: 'M6.500 5c3 3.700 3 10.300 0 14M17.500 5c-3 3.700-3 10.300 0 14',
} as const

/** The sign of a sport. Decorative; its name is beside it. */
export function SportIcon({ sport, className = 'size-5' }: { sport: Sport; className?: string }) {
  if (sport === 'esports') return <Gamepad2 className={className} aria-hidden="true" />
  if (sport === 'cockfight') return <Feather className={className} aria-hidden="true" />
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.750"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" />
      <path d={balls[sport]} />
    </svg>
  )
}
