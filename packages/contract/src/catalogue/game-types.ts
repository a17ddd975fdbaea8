// SPDX-License-Identifier: Apache-2.0
/** Every type of games (D-86). Apart from the calls, so that a browser can load it without their schemas. */
export const gameTypes = [
  'LIVE',
  'PVP',
  'FISH',
  'RNG',
  'INHOUSE',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const
