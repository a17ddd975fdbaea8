// SPDX-License-Identifier: Apache-2.0
/** The name of each risk. */
export const riskTexts = {
  low: 'studio.plinko.low',
  medium: 'studio.plinko.medium',
  high: 'studio.plinko.high',
} as const
