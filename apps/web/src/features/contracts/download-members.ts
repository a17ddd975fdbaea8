// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { wireText } from '@tessera/rules/money'
import { csvLine } from '@tessera/rules/timeline/csv'
import { call } from '../../shared/api/call.ts'
import { t } from '../../shared/texts/texts.ts'

/** How often a file is begun when the team changes meanwhile. */
const mostBeginnings = 3

/** Saves all members behind a payment as a CSV file. It is read in parts, so any number of members is possible. */
export async function downloadMembers(paymentId: string, fileName: string): Promise<void> {
  const url = URL.createObjectURL(new Blob(await readAll(paymentId), { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

async function readAll(paymentId: string): Promise<string[]> {
  for (let beginning = 1; ; beginning += 1)
    try {
      return await readParts(paymentId)
    } catch (error) {
      const teamChanged = error instanceof Failure && error.code === 'TEAM_CHANGED'
      if (!teamChanged || beginning === mostBeginnings) throw error
    }
}

async function readParts(paymentId: string): Promise<string[]> {
  const titles = [t('agents.account'), t('agents.bets'), t('agents.profitAndLoss')]
  const parts = [`\uFEFF${csvLine(titles)}`]
  let after: string | null = ''
  while (after !== null) {
    const part: CallOutput<'contracts.paymentFile'> = await call('contracts.paymentFile', {
      paymentId,
      after,
    })
    parts.push(part.list.map(lineOf).join(''))
    after = part.next
  }
  return parts
}

const lineOf = ({
  account,
  bets,
  profitLoss,
}: {
  account: string
  bets: number
  profitLoss: number
}): string => csvLine([account, wireText(bets), wireText(profitLoss)])
