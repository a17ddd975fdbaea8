// SPDX-License-Identifier: Apache-2.0
/** The name of each difficulty. */
export const difficultyTexts = {
  easy: 'studio.tower.easy',
  medium: 'studio.tower.medium',
  hard: 'studio.tower.hard',
  expert: 'studio.tower.expert',
  master: 'studio.tower.master',
} as const
