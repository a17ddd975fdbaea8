// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { lotteries, lotteryTags } from '@tessera/rules/lottery/lotteries'
import { type OddsLine, withOdds } from '@tessera/rules/lottery/odds-lines'
import { Select, type Option } from '@tessera/ui/forms/select.tsx'
import { playNameIn } from '../../../../shared/play-words.ts'
import { t } from '../../../../shared/texts.ts'
import type { SchemaFieldProps } from '../fields/schema-field.tsx'
import { formsOf, linesOf, playCodesOf } from './odds-lines-of.ts'
import { OddsLinesList } from './odds-lines-list.tsx'
import { OddsReturns } from './odds-returns.tsx'
import { OddsTiers } from './odds-tiers.tsx'

/** Everywhere, a group, or one lottery. */
const scopes: readonly Option[] = [
  { value: '', label: t('console.lotteryOdds.everywhere') },
  ...lotteryTags.map((tag) => ({ value: tag, label: t('console.lotteryOdds.group', { tag }) })),
  ...lotteries.map(({ gameCode, name }) => ({ value: gameCode, label: `${name} · ${gameCode}` })),
]

/** Sets the odds of each prize of a play, and shows at once what the play then returns. */
export function OddsField({ label, value, onChange, disabled, error }: SchemaFieldProps) {
  const lines = linesOf(value)
  const [code, setCode] = useState<string>(lotteryTags[0])
  const [wanted, setWanted] = useState('')
  const plays = playCodesOf(code)
  const play = plays.includes(wanted) ? wanted : (plays[0] ?? '')
  const forms = formsOf(code, play)
  const isSame = (one: OddsLine, tier: string): boolean =>
    one.code === code && one.playType === play && one.tier === tier
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('console.lotteryOdds.for')}
          options={scopes}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Select
          label={t('console.lotteryOdds.play')}
          options={plays.map((each) => ({ value: each, label: `${playNameIn(code, each)} · ${each}` }))}
          value={play}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <OddsTiers
        key={`${code} ${play}`}
        forms={forms}
        lines={lines}
        setHere={(tier) => lines.find((one) => isSame(one, tier))?.odds}
        disabled={disabled}
        onSet={(tier, odds) =>
          onChange(
            odds === undefined
              ? lines.filter((one) => !isSame(one, tier))
              : withOdds(lines, { code, playType: play, tier, odds }),
          )
        }
      />
      <OddsReturns forms={forms} lines={lines} />
      <OddsLinesList
        lines={lines}
        disabled={disabled}
        onOpen={(line) => {
          setCode(line.code)
          setWanted(line.playType)
        }}
        onChange={onChange}
      />
      {error && (
        <p role="alert" className="text-xs font-semibold break-words text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
