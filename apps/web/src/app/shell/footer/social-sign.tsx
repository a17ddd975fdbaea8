// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { Resource } from '../../../shared/site/resources.ts'

export type SocialType = Extract<
  Resource['type'],
  'FACEBOOK' | 'TELEGRAM' | 'YOUTUBE' | 'INSTAGRAM' | 'WHATSAPP' | 'LINE'
>

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const signs: Record<SocialType, ReactNode> = {
  FACEBOOK: (
    <path
      fill="currentColor"
      d="M13.500 21v-7.500H16l.5-3.500h-3V8.200c0-1 .4-1.700 1.800-1.700h1.400V3.300c-.6-.1-1.400-.2-2.300-.2-2.600 0-4.400 1.600-4.400 4.500V10H7v3.500h3V21z"
    />
  ),
  TELEGRAM: (
    <path
      {...outline}
      d="M21 4 3 11.200l6 2.300M21 4l-3.300 15.500L9 13.500M21 4 9 13.500m0 0V19l3.300-3.200"
    />
  ),
  YOUTUBE: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4m4 3.700v6.600l5.600-3.300z"
    />
  ),
  INSTAGRAM: (
    <>
      <rect {...outline} x="3" y="3" width="18" height="18" rx="5" />
      <circle {...outline} cx="12" cy="12" r="4" />
      <circle fill="currentColor" cx="17.200" cy="6.800" r="1.300" />
    </>
  ),
  WHATSAPP: (
    <>
      <path {...outline} d="m3 21 1.600-4.700A9 9 0 1 1 8 19.600z" />
      <path
        fill="currentColor"
        d="M8.600 7.600c.3-.6.800-.6 1.100-.5l1.300 2.300-.8 1.200a7 7 0 0 0 3.200 3.200l1.200-.9 2.300 1.300c.1.500-.2 1.700-1.600 2-2.900.7-8-4.200-7.400-7.200.1-.6.400-1.100.7-1.400"
      />
    </>
  ),
  LINE: (
    <>
      <path
        {...outline}
        d="M12 4c5.200 0 9.200 3.200 9.200 7.200 0 3.800-4.300 7-9.200 9.300-.8.400-1-.1-.9-.8l.2-1.400C6.500 17.900 2.800 15 2.800 11.200 2.800 7.200 6.800 4 12 4"
      />
      <path
        {...outline}
        d="M8 9.500v3.800h1.800m2.400-3.800v3.800m2.600 0V9.500l2 3.800V9.500"
        strokeWidth="1.500"
      />
    </>
  ),
}

/** The icon of a social channel, in the colour of its text. */
export function SocialSign({ type }: { type: SocialType }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" focusable="false">
      {signs[type]}
    </svg>
  )
}
