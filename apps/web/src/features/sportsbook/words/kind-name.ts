// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

/** Names of systems are the same in every language, as those of their inventors. */
const systems: Readonly<Record<string, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky_15: 'Lucky 15',
  canadian: 'Canadian',
  lucky_31: 'Lucky 31',
  heinz: 'Heinz',
  lucky_63: 'Lucky 63',
  super_heinz: 'Super Heinz',
  goliath: 'Goliath',
}

/** The name of a kind of bet on so many legs. */
export function kindName(kind: string, legs: number): string {
  if (kind === 'single') return t('sportsbook.kind.single')
  if (kind === 'multiple') return `${t('sportsbook.kind.multiple')} (${legs})`
  const size = /^(\d+)_of_/.exec(kind)?.[1]
  return size === undefined
    ? (systems[kind] ?? kind)
    : t('sportsbook.kind.system', { size, legs: String(legs) })
}
