// SPDX-License-Identifier: Apache-2.0
import { unreadable } from '@tessera/ui/forms/number-text.ts'
import { useNumberText } from '@tessera/ui/forms/use-number-text.ts'
import { useState } from 'react'
import { displayOdds, oddsFromText } from '@tessera/rules/lottery/odds'
import { type OddsLine, oddsWith } from '@tessera/rules/lottery/odds-lines'
import { back } from '@tessera/rules/lottery/play-type'
import { controlClass } from '@tessera/ui/forms/field.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { prizeName } from '../../../../shared/play-words.ts'
import { t } from '../../../../shared/texts.ts'
import { useSettingValue } from '../setting-values.ts'
import { baseOdds, tiersOf, type SamePlay } from './odds-lines-of.ts'

interface OddsTiersProps {
  forms: readonly SamePlay[]
  lines: readonly OddsLine[]
  /** What is set for a tier in the chosen scope itself. */
  setHere: (tier: string) => number | undefined
  disabled: boolean
  /** Undefined takes the line away. */
  onSet: (tier: string, odds: number | undefined) => void
}

/** The prizes of a play: default odds, those that are set here, and those in force. */
export function OddsTiers({ forms, lines, setHere, disabled, onSet }: OddsTiersProps) {
  const nameOf = (tier: string): string => prizeName(forms[0]?.playType.code ?? '', tier)
  const kenoTable = useSettingValue('lottery.kenoTable')
  const each = (of: (form: SamePlay) => string | undefined): string =>
    [...new Set(forms.map(of))].filter(Boolean).join(' / ')
  return (
    <Table
      caption={t('console.lotteryOdds.prizes')}
      rows={tiersOf(forms)}
      rowKey={(tier) => tier}
      columns={[
        {
          key: 'tier',
          title: t('console.part.tier'),
          render: (tier) => <bdi className="font-semibold">{nameOf(tier)}</bdi>,
        },
        {
          key: 'usual',
          title: t('console.lotteryOdds.usual'),
          end: true,
          render: (tier) => (
            <bdi className="tabular text-muted">
              {each(({ playType }) => {
                const odds = baseOdds(playType, kenoTable)[tier]
                return odds && displayOdds(odds)
              })}
            </bdi>
          ),
        },
        {
          key: 'set',
          title: t('console.lotteryOdds.set'),
          end: true,
          render: (tier) => (
            <OddsInput
              label={`${t('console.lotteryOdds.set')}: ${nameOf(tier)}`}
              odds={setHere(tier)}
              disabled={disabled || tier === back}
              onSet={(odds) => onSet(tier, odds)}
            />
          ),
        },
        {
          key: 'force',
          title: t('console.lotteryOdds.inForce'),
          end: true,
          render: (tier) => (
            <bdi className="tabular font-bold text-text">
              {each(({ playType, lotteries: [lottery] }) => {
                const odds =
                  lottery && oddsWith(lines, lottery, playType, baseOdds(playType, kenoTable))[tier]
                return odds && displayOdds(odds)
              })}
            </bdi>
          ),
        },
      ]}
    />
  )
}

const finestOdds = 6
const longestOdds = 12

/** Keeps what is typed while it means the same, so that "1." can become "1.9". Empty takes the odds away. */
function OddsInput({
  label,
  odds,
  disabled,
  onSet,
}: {
  label: string
  odds: number | undefined
  disabled: boolean
  onSet: (odds: number | undefined) => void
}) {
  const [typed, setTyped] = useState<string>()
  const text = useNumberText({
    value: typed ?? String(odds ?? ''),
    decimals: finestOdds,
    longest: longestOdds,
    onChange(next) {
      setTyped(next === unreadable ? next : undefined)
      if (next === '') onSet(undefined)
      else if (oddsFromText(next)) onSet(Number(next))
    },
  })
  return (
    <input
      {...text.props}
      dir="ltr"
      aria-label={label}
      aria-invalid={text.problem !== undefined || undefined}
      title={text.problem}
      disabled={disabled}
      className={`${controlClass} h-10 max-w-28 min-w-20 text-end text-sm`}
    />
  )
}
