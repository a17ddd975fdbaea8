// SPDX-License-Identifier: Apache-2.0
import type { PrizeGroup } from '@tessera/rules/lottery/prize-groups'

/** The prize groups of a value as the platform stores it, or as it is typed. */
export const groupsOf = (value: unknown): PrizeGroup[] =>
  Array.isArray(value) ? value.filter((group: unknown): group is PrizeGroup => isGroup(group)) : []

const isGroup = (group: unknown): boolean =>
  typeof group === 'object' &&
  group !== null &&
  'number' in group &&
  typeof group.number === 'number' &&
  'name' in group &&
  typeof group.name === 'string' &&
  'level' in group &&
  typeof group.level === 'number'
