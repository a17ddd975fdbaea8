// SPDX-License-Identifier: Apache-2.0
/** The name of each pattern. */
export const patternTexts = {
  five: 'studio.diamonds.five',
  four: 'studio.diamonds.four',
  full: 'studio.diamonds.full',
  three: 'studio.diamonds.three',
  twoPairs: 'studio.diamonds.twoPairs',
  pair: 'studio.diamonds.pair',
  none: 'studio.diamonds.none',
} as const
