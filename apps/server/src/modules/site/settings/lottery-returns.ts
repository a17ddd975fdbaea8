// SPDX-License-Identifier: Apache-2.0
import { oddsFromText } from '@tessera/rules/lottery/odds'
import { percentUp, type PlayAbove, playsAbove } from '@tessera/rules/lottery/odds-lines'
import { bestLevel } from '@tessera/rules/lottery/prize-groups'
import { ratioOf, times } from '@tessera/rules/lottery/ratio'
import type { Settings } from '../../../platform/settings/settings.ts'

/** As many plays are named; the rest are counted. */
const mostNamed = 12

/** Whether all plays stay at or below the ceiling of returns, in the best prize group; names those that do not. */
export async function returnsUnderCeiling(settings: Settings): Promise<string | undefined> {
  const percent = await settings.read('lottery.returnCeiling')
  const level = bestLevel(await settings.read('lottery.prizeGroups'))
  const ceiling = times(oddsFromText(String(percent)) ?? ratioOf(100, 1), ratioOf(1, 100))
  const kenoTable = await settings.read('lottery.kenoTable')
  const above = playsAbove(await settings.read('lottery.odds'), { level, ceiling, kenoTable })
  if (above.length === 0) return undefined
  const named = byPlay(above)
  const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : ''
  return `In the best prize group these would return more than ${percent} % of the stakes: ${named.slice(0, mostNamed).join('; ')}${more}`
}

/** Each play with the same return once, with its lotteries. */
function byPlay(above: readonly PlayAbove[]): string[] {
  const lotteriesBy = new Map<string, string[]>()
  for (const { gameCode, playType, share } of above) {
    const play = `${playType} ${percentUp(share)} %`
    lotteriesBy.set(play, [...(lotteriesBy.get(play) ?? []), gameCode])
  }
  return [...lotteriesBy].map(([play, codes]) =>
    codes.length > 3
      ? `${play} (${codes.slice(0, 3).join(', ')}, ... ${codes.length} lotteries)`
      : `${play} (${codes.join(', ')})`,
  )
}
