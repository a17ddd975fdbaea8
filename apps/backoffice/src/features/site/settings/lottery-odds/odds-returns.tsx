// SPDX-License-Identifier: Apache-2.0
import { type OddsLine, oddsWith, percentUp, sharesOf } from '@tessera/rules/lottery/odds-lines'
import { oddsAtLevel } from '@tessera/rules/lottery/prize-groups'
import { cappedReturn, cappedTier } from '@tessera/rules/lottery/prize-caps'
import { isAbove } from '@tessera/rules/lottery/ratio'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { sideName } from '../../../../shared/play-words.ts'
import { t } from '../../../../shared/texts.ts'
import { isRecord } from '../schema.ts'
import { useSettingValue } from '../setting-values.ts'
import { baseOdds, ceilingOf, levelOfBest, type SamePlay } from './odds-lines-of.ts'

/** One figure, and the first of the lotteries that have it. */
interface Figure {
  key: string
  where: string
  choice: string
  name: string
  usual: string
  best: string
  above: boolean
  /** What the play returns at least under its cap. */
  least: string | undefined
}

/** What a play returns with the odds as they are typed: at level 1 and in the best prize group, against the ceiling. */
export function OddsReturns({ forms, lines }: { forms: readonly SamePlay[]; lines: readonly OddsLine[] }) {
  const ceiling = ceilingOf(useSettingValue('lottery.returnCeiling'))
  const kenoTable = useSettingValue('lottery.kenoTable')
  const caps = useSettingValue('lottery.prizeCaps')
  const level = levelOfBest(useSettingValue('lottery.prizeGroups'))
  const figures = new Map<string, Figure>()
  for (const { playType, lotteries } of forms)
    for (const lottery of lotteries) {
      const odds = oddsWith(lines, lottery, playType, baseOdds(playType, kenoTable))
      const best = sharesOf(playType, oddsAtLevel(odds, level))
      for (const [index, { choice, share }] of sharesOf(playType, odds).entries()) {
        const inBest = best[index]?.share ?? share
        const key = [choice, percentUp(share), percentUp(inBest)].join(' ')
        const before = figures.get(key)
        figures.set(key, {
          key,
          where: before ? `${before.where.replace(/, …$/, '')}, …` : lottery.gameCode,
          choice,
          name: sideName(playType.code, choice),
          usual: percentUp(share),
          best: percentUp(inBest),
          above: isAbove(inBest, ceiling),
          least:
            isCapped(caps, playType.code) && cappedTier(playType) !== undefined
              ? percentUp(cappedReturn(playType, odds).least)
              : undefined,
        })
      }
    }
  return (
    <ul aria-label={t('console.lotteryOdds.returns')} aria-live="polite" className="flex flex-wrap gap-2">
      {[...figures.values()].map(({ key, where, choice, name, usual, best, above, least }) => (
        <li
          key={key}
          className={`flex flex-wrap items-center gap-2 rounded-control px-3 py-2 text-sm ${above ? 'bg-danger-soft text-danger' : 'bg-surface-2 text-text'}`}
        >
          <bdi className="text-xs text-muted">{choice === '' ? where : `${where} · ${name}`}</bdi>
          <span className="tabular font-bold">{t('console.lotteryOdds.returned', { percent: usual })}</span>
          {least !== undefined && (
            <span className="text-xs">{t('console.lotteryOdds.capped', { percent: least })}</span>
          )}
          {best !== usual && (
            <span className="tabular text-xs">{t('console.lotteryOdds.inBest', { percent: best })}</span>
          )}
          {above && (
            <Badge small tone="bad">
              {t('console.lotteryOdds.above', { percent: percentUp(ceiling) })}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether a play is among the caps as they are typed. */
const isCapped = (caps: unknown, code: string): boolean =>
  Array.isArray(caps) && caps.some((cap) => isRecord(cap) && cap.playType === code)
