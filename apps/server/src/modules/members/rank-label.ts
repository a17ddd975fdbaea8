// SPDX-License-Identifier: Apache-2.0
/** What the header shows beside a member's name: the label of their rank on a gradient of two colours. */
export interface RankLabel {
  labelName: string
  color: string
  color2: string
  rankLevel: number
}

/** Colours by rank, dull to bright; white text is readable on each. */
const bands = [
  ['#4b5563', '#374151'],
  ['#7c5a2b', '#5f4420'],
  ['#64748b', '#475569'],
  ['#a16207', '#854d0e'],
  ['#0f766e', '#115e59'],
  ['#1d4ed8', '#1e3a8a'],
  ['#7e22ce', '#581c87'],
  ['#be123c', '#881337'],
] as const

export function rankLabel(rankLevel: number): RankLabel {
  const [color, color2] = bands[rankLevel] ?? bands[0]
  return { labelName: `VIP${rankLevel}`, color, color2, rankLevel }
}
