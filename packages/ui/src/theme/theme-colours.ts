// SPDX-License-Identifier: Apache-2.0
/** The two themes; dark is the default. */
export type ThemeName = 'dark' | 'light'

/** The opaque colours of tokens.css, for code that computes with colours. A test compares both. */
export const themeColours = {
  dark: {
    bg: '#0b1018',
    'surface-1': '#111824',
    'surface-2': '#192233',
    'surface-3': '#243045',
    'line-control': '#64748f',
    text: '#eef2f8',
    muted: '#9aa7bd',
    brand: '#22e38b',
    'brand-hover': '#4ee9a3',
    'brand-soft': '#12392f',
    'on-brand': '#04140c',
    gold: '#ffc94d',
    'gold-soft': '#3a2f18',
    danger: '#fca5a5',
    'danger-soft': '#3b1d26',
    'danger-fill': '#b91c1c',
    'danger-hover': '#c73434',
    'on-danger': '#ffffff',
    wala: '#93c5fd',
    'wala-soft': '#172a4a',
  },
  light: {
    bg: '#f3f5f9',
    'surface-1': '#ffffff',
    'surface-2': '#e9edf4',
    'surface-3': '#dbe1ec',
    'line-control': '#76829a',
    text: '#101826',
    muted: '#55617a',
    brand: '#007a45',
    'brand-hover': '#006639',
    'brand-soft': '#d9f5e7',
    'on-brand': '#ffffff',
    gold: '#8a5a00',
    'gold-soft': '#fbeccb',
    danger: '#b91c1c',
    'danger-soft': '#fde5e5',
    'danger-fill': '#b91c1c',
    'danger-hover': '#9d1616',
    'on-danger': '#ffffff',
    wala: '#1d4ed8',
    'wala-soft': '#dbe8fd',
  },
} as const

export type ColourToken = keyof (typeof themeColours)['dark']

const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3'] as const
const raised = ['bg', 'surface-1', 'surface-2'] as const
type Pair = readonly [ink: ColourToken, ground: ColourToken]

/** Every text colour and each background that it can have: at least 4.5 to 1. */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
  ]),
  ...raised.flatMap((ground): Pair[] => [
    ['brand', ground],
    ['gold', ground],
    ['danger', ground],
    ['wala', ground],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-hover'],
  ['brand', 'brand-soft'],
  ['gold', 'gold-soft'],
  ['danger', 'danger-soft'],
  ['text', 'brand-soft'],
  ['text', 'gold-soft'],
  ['text', 'danger-soft'],
  ['wala', 'wala-soft'],
  ['text', 'wala-soft'],
  ['muted', 'wala-soft'],
  ['muted', 'danger-soft'],
]

/** Every edge or shape that says something, and each background that it can have: at least 3 to 1. */
export const shapePairs: readonly Pair[] = [
  ...raised.flatMap((ground): Pair[] => [
    ['line-control', ground],
    ['brand', ground],
    ['danger', ground],
  ]),
  // The birds in their ring, and the strength that each has left.
  ...(['gold-soft', 'surface-3'] as const).flatMap((ground): Pair[] => [
    ['danger', ground],
    ['wala', ground],
  ]),
]

export const leastTextContrast = 4.5
export const leastShapeContrast = 3
